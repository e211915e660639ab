import { AppError } from '../../platform/http/app-error.ts';

/** The zip is cut short, changed, or not what it says. `why` is for the log. */
export const damaged = (why: string, cause?: unknown): AppError =>
  new AppError(
    'bad-request',
    'This file is damaged or not complete, so nothing was changed. Please choose another copy of your download.',
    { cause: new Error(why, { cause }) },
  );

export const foreign = (why: string): AppError =>
  new AppError(
    'bad-request',
    'This is not a zip of a Storylantern family, so nothing was changed. Please choose the file you downloaded at "Your data".',
    { cause: new Error(why) },
  );

export const tooNew = (): AppError =>
  new AppError(
    'bad-request',
    'This file comes from a newer Storylantern than this one, so nothing was changed. Please update this one first.',
  );
