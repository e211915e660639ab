/** The one public door of the contract: schemas, types, limits and endpoint records shared by browser and server. */
export * from './age-band.ts';
export * from './categories.ts';
export * from './characters.ts';
export * from './endpoint.ts';
export * from './expert-help.ts';
export * from './error.ts';
export * from './gender.ts';
export * from './health.ts';
export * from './limits.ts';
export * from './looks.ts';
export * from './narration.ts';
export * from './picture-books.ts';
export * from './pictures.ts';
export * from './progress.ts';
export * from './songs.ts';
export * from './stories.ts';
export * from './things.ts';
