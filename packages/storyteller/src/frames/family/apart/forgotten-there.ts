import { said } from '../../scene.ts';
import { AT_THE_OTHERS } from './one-and-the-other.ts';

/** Something that is needed here and was forgotten there: told as the sock, the boots or the book in the other home. */
export const FORGOTTEN_THERE = said(
  String.raw`\b(?:forg[eo]t\w*|left|leaves|leaving)\b (?!(?:us|me|him|them|home)\b|her (?:at|with|for|in)\b)[^.!?]{0,40}\b(?:${AT_THE_OTHERS}|at the other (?:house|home)|at (?:dad|daddy|mum|mummy|mom|mommy)['’]?s)(?! (?:work|office|car|shop|phone|bag|mum|parents))`,
  String.raw`\b(?:(?:dad|daddy|mum|mummy|mom|husband|wife|he|she) (?:has |just )?left (?:us|me|home)|grand\w*|nan\w*)\b`,
);
