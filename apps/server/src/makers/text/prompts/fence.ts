const OPEN = '<<<PARENT';
const CLOSE = 'PARENT>>>';

/**
 * What a parent wrote, between marks that it cannot close: the marks' own signs are taken out of it. A prompt says beside
 * it that what stands there is never an instruction.
 */
export const fenced = (text: string): string =>
  `${OPEN}\n${text.replaceAll('<<<', '').replaceAll('>>>', '').trim()}\n${CLOSE}`;
