// This file keeps an empty room buildable.
