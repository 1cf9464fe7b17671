/*
 * Preloaded into a PostgreSQL server (LD_PRELOAD): records in RECORD_LOG each change to the files below RECORD_FOLDER,
 * and each flush, after it happened. disk-log.ts describes the entries.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 65536
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int log_handle = -1;
static const char *folder;
static size_t folder_length;
/* Whether a handle belongs to a file or folder below RECORD_FOLDER; child processes inherit it. */
static unsigned char recorded[FILES];

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("RECORD_LOG");
  const char *wanted = getenv("RECORD_FOLDER");
  if (path == NULL || wanted == NULL) return;
  /* A copy, because the server writes its title over the environment. */
  folder = strdup(wanted);
  folder_length = strlen(folder);
  int handle = REAL(open)(path, O_WRONLY | O_APPEND);
  /* Out of the way of the handles that the server counts on. */
  if (handle >= 0) {
    log_handle = fcntl(handle, F_DUPFD_CLOEXEC, 900);
    REAL(close)(handle);
  }
  if (log_handle < 0) {
    perror("RECORD_LOG cannot be opened");
    abort();
  }
}

static void append(const char *line, const void *bytes, size_t length) {
  struct iovec parts[2] = {{(void *)line, strlen(line)}, {(void *)bytes, length}};
  if (writev(log_handle, parts, length > 0 ? 2 : 1) < 0) abort();
}

static void absolute(const char *path, char *whole) {
  char current[PATH_MAX];
  const char *rest = path[0] == '.' && path[1] == '/' ? path + 2 : path;
  if (path[0] == '/' || getcwd(current, sizeof current) == NULL) snprintf(whole, PATH_MAX, "%s", path);
  else if (snprintf(whole, PATH_MAX, "%s/%s", current, rest) >= PATH_MAX) abort();
}

static int is_inside(const char *path) {
  char whole[PATH_MAX];
  if (log_handle < 0) return 0;
  absolute(path, whole);
  return strncmp(whole, folder, folder_length) == 0 && (whole[folder_length] == '/' || whole[folder_length] == 0);
}

static int exists(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0;
}

static unsigned long inode_of(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

static unsigned long inode_of_handle(int handle) {
  struct stat found;
  return fstat(handle, &found) == 0 ? found.st_ino : 0;
}

/* The inode of the folder that holds a path; `name` becomes the path's last part. */
static unsigned long parent_of(const char *path, char *name) {
  char whole[PATH_MAX];
  absolute(path, whole);
  char *slash = strrchr(whole, '/');
  snprintf(name, NAME_MAX + 1, "%s", slash + 1);
  *slash = 0;
  return inode_of(whole);
}

static void record_created(char letter, const char *path, const char *target) {
  char line[2 * PATH_MAX], name[NAME_MAX + 1];
  unsigned long parent = parent_of(path, name);
  snprintf(line, sizeof line, "%c %lu %lu %s%s%s\n", letter, inode_of(path), parent, name, *target ? " " : "", target);
  append(line, NULL, 0);
}

static void record_removed(const char *path) {
  char line[PATH_MAX], name[NAME_MAX + 1];
  unsigned long parent = parent_of(path, name);
  snprintf(line, sizeof line, "U %lu %s\n", parent, name);
  append(line, NULL, 0);
}

static void record_write(int handle, off_t offset, const void *bytes, ssize_t length) {
  char line[128];
  if (length <= 0) return;
  snprintf(line, sizeof line, "W %lu %lld %zd\n", inode_of_handle(handle), (long long)offset, length);
  append(line, bytes, length);
}

static void record_size(unsigned long inode, off_t size) {
  char line[128];
  snprintf(line, sizeof line, "T %lu %lld\n", inode, (long long)size);
  append(line, NULL, 0);
}

static void record_flush(int handle) {
  char line[64];
  snprintf(line, sizeof line, "F %lu\n", inode_of_handle(handle));
  append(line, NULL, 0);
}

static int is_recorded(int handle) { return log_handle >= 0 && handle >= 0 && handle < FILES && recorded[handle]; }

static void record_opened(int handle, const char *path, int existed, int empties) {
  if (handle < 0 || handle >= FILES) return;
  recorded[handle] = 1;
  if (!existed) record_created('C', path, "");
  else if (empties) record_size(inode_of_handle(handle), 0);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  int inside = is_inside(path), existed = inside && exists(path);
  int handle = REAL(open)(path, flags, mode);
  if (inside) record_opened(handle, path, existed, flags & O_TRUNC);
  else if (handle >= 0 && handle < FILES) recorded[handle] = 0;
  return handle;
}

int close(int handle) {
  if (handle >= 0 && handle < FILES) recorded[handle] = 0;
  return REAL(close)(handle);
}

FILE *fopen(const char *path, const char *mode) {
  int writes = strpbrk(mode, "wa+") != NULL, inside = writes && is_inside(path), existed = inside && exists(path);
  FILE *file = REAL(fopen)(path, mode);
  if (inside && file != NULL) record_opened(fileno(file), path, existed, mode[0] == 'w');
  return file;
}

/* What was written with fwrite is recorded when the file is closed. */
int fclose(FILE *file) {
  int handle = fileno(file);
  if (!is_recorded(handle)) return REAL(fclose)(file);
  fflush(file);
  off_t size = lseek(handle, 0, SEEK_END);
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", handle);
  int again = REAL(open)(path, O_RDONLY);
  char *bytes = malloc(size > 0 ? size : 1);
  ssize_t length = again >= 0 ? pread(again, bytes, size, 0) : -1;
  if (length < 0) abort();
  record_write(handle, 0, bytes, length);
  free(bytes);
  REAL(close)(again);
  recorded[handle] = 0;
  return REAL(fclose)(file);
}

ssize_t write(int handle, const void *bytes, size_t length) {
  ssize_t written = REAL(write)(handle, bytes, length);
  if (written > 0 && is_recorded(handle)) record_write(handle, lseek(handle, 0, SEEK_CUR) - written, bytes, written);
  return written;
}

ssize_t pwrite(int handle, const void *bytes, size_t length, off_t offset) {
  ssize_t written = REAL(pwrite)(handle, bytes, length, offset);
  if (is_recorded(handle)) record_write(handle, offset, bytes, written);
  return written;
}

ssize_t pwritev(int handle, const struct iovec *parts, int count, off_t offset) {
  ssize_t written = REAL(pwritev)(handle, parts, count, offset);
  if (!is_recorded(handle)) return written;
  for (ssize_t left = written; left > 0; parts++) {
    ssize_t length = (ssize_t)parts->iov_len < left ? (ssize_t)parts->iov_len : left;
    record_write(handle, offset, parts->iov_base, length);
    offset += length;
    left -= length;
  }
  return written;
}

int ftruncate(int handle, off_t size) {
  int result = REAL(ftruncate)(handle, size);
  if (result == 0 && is_recorded(handle)) record_size(inode_of_handle(handle), size);
  return result;
}

int truncate(const char *path, off_t size) {
  int result = REAL(truncate)(path, size);
  if (result == 0 && is_inside(path)) record_size(inode_of(path), size);
  return result;
}

int posix_fallocate(int handle, off_t offset, off_t length) {
  struct stat before;
  int known = is_recorded(handle) && fstat(handle, &before) == 0;
  int result = REAL(posix_fallocate)(handle, offset, length);
  if (result == 0 && known && offset + length > before.st_size)
    record_size(inode_of_handle(handle), offset + length);
  return result;
}

int fsync(int handle) {
  int result = REAL(fsync)(handle);
  if (result == 0 && is_recorded(handle)) record_flush(handle);
  return result;
}

int fdatasync(int handle) {
  int result = REAL(fdatasync)(handle);
  if (result == 0 && is_recorded(handle)) record_flush(handle);
  return result;
}

int rename(const char *from, const char *to) {
  char line[2 * PATH_MAX], name[NAME_MAX + 1], new_name[NAME_MAX + 1];
  int inside = is_inside(from) && is_inside(to);
  unsigned long parent = inside ? parent_of(from, name) : 0;
  int result = REAL(rename)(from, to);
  if (result != 0 || !inside) return result;
  unsigned long new_parent = parent_of(to, new_name);
  snprintf(line, sizeof line, "R %lu %s %lu %s\n", parent, name, new_parent, new_name);
  append(line, NULL, 0);
  return result;
}

int unlink(const char *path) {
  int inside = is_inside(path), result = REAL(unlink)(path);
  if (result == 0 && inside) record_removed(path);
  return result;
}

int rmdir(const char *path) {
  int inside = is_inside(path), result = REAL(rmdir)(path);
  if (result == 0 && inside) record_removed(path);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  int result = REAL(mkdir)(path, mode);
  if (result == 0 && is_inside(path)) record_created('D', path, "");
  return result;
}
