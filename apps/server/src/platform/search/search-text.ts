/** A text as it is searched: lower case, without accents, so that "Zoe" finds Zoë. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A LIKE pattern that finds exactly this text anywhere; its escape character is the backslash. */
export const containing = (text: string): string => `%${searchText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
