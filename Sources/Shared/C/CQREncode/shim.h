// libqrencode for the module QRCodes, and for nobody else.
#pragma once
#include <qrencode.h>
