import type { Going } from '../event.ts';

const KIN = /\b(?:grand\w*|gran|granny|nan|nana|nanny|aunt\w*|uncle|oma|opa)\b/;

/** Whose house it is: the grown-up's whom the theme names, else the second one's. */
export const house = ({ B, G, raw }: Going): string => `${KIN.test(raw) ? G.names : B.names} house`;
