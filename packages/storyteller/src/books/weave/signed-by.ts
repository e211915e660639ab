import { escaped } from '../../words/escaped.ts';
import type { Figure } from '../arc.ts';

const SPEAKS = 'said|sang|asked|called|cried|shouted|whispered|yelled|muttered|murmured|answered';
const SPEAKS_NOW = 'says|sings|asks|calls|cries|shouts|whispers|yells|mutters|answers';

/** A text in which the child signs what others would say, and sees what others would hear. */
export function signedBy(text: string, { name }: Figure): string {
  const who = escaped(name);
  const after = (verbs: string): RegExp => new RegExp(String.raw`(?<=(?<!\p{L})${who} )(?:${verbs})(?=[ .,])`, 'gu');
  const before = (verbs: string): RegExp => new RegExp(String.raw`\b(?:${verbs}) (?=${who}(?!\p{L}|['’]s))`, 'gu');
  return text
    .replace(before(SPEAKS), 'signed ')
    .replace(before(SPEAKS_NOW), 'signs ')
    .replace(after(SPEAKS), 'signed')
    .replace(after(SPEAKS_NOW), 'signs')
    .replace(after('heard|listened to'), 'saw')
    .replace(after('listened'), 'watched');
}
