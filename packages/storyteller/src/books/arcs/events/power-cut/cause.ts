import type { Going } from '../event.ts';

/** What the theme says that put the lights out, before the click: thunder, wind, snow; nothing where it says nothing. */
export function causeOf({ raw }: Going): { readonly young: string; readonly older: string } {
  if (/\bthunder\w*|\blightning\b/.test(raw))
    return { young: 'What a thunderstorm! ', older: 'Outside there was a thunderstorm, and it came nearer. ' };
  if (/\bstorm\w*|\bwind\w*|\bgale\b/.test(raw))
    return { young: 'How the wind blows! ', older: 'Outside, the storm shook the wires. ' };
  if (/\bsnow\w*|\bblizzard\b|\bwinter\b/.test(raw))
    return { young: 'The snow falls and falls. ', older: 'Outside, snow had piled up on the wires. ' };
  if (/\bchristmas\b/.test(raw))
    return { young: 'The Christmas tree twinkles. ', older: 'The Christmas tree winked once. ' };
  return { young: '', older: '' };
}

/** What is dark: the town or castle that the theme names, else the street. */
export const darkIn = ({ raw }: Going): string =>
  /\b(?:city|town|village|castle|island|valley)\b/.exec(raw)?.[0] ?? 'street';
