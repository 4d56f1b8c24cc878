#pragma once

// The arguments that this program was started with, its name first and a null pointer last.
//
// The system hands them to the program; Swift's own CommandLine reads them from /proc, which a
// bare root has not.
char *_Nullable *_Nonnull started_arguments(void);
