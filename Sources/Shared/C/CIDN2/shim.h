// libidn2 for the module Texts, and for nobody else.
#pragma once
#include <idn2.h>
