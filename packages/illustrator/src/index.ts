/** The illustrator's one public door: from closed lists to drawings, in the browser and on the server alike. */
export { castSheet, changeAppearance } from './cast/cast-sheet.ts';
export { PAGE } from './compose/camera.ts';
export { drawCutOut, type CutOut } from './compose/cut-out.ts';
export { describePicture } from './compose/describe.ts';
export { describePage } from './compose/page/describe-page.ts';
export { drawPage, type DrawnPage, type PageLayout } from './compose/page/draw-page.ts';
export { drawPicture, type DrawnPicture, type PictureLayout } from './compose/picture.ts';
export type { PictureOptions } from './compose/picture-options.ts';
export { drawPortrait } from './compose/portrait.ts';
export { looksFor } from './looks/looks-for.ts';
export { understandAppearance, understandLooks, type AppearanceWords } from './looks/understand-looks.ts';
export { makeTextures, type Textures } from './paint/textures.ts';
