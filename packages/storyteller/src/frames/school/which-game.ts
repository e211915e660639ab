import type { NounPhrase, Role } from '../../frame.ts';

const named = (match: RegExp, text: string): { readonly match: RegExp; readonly phrase: NounPhrase } => ({
  match,
  phrase: { text },
});

/** The game that was lost, as the parent names it: "a game of snakes and ladders". */
export const GAME: Role = {
  fallback: { text: 'a game' },
  cues: [
    named(/\bsnakes (?:and|&|n) ladders\b/i, 'a game of snakes and ladders'),
    named(/\bludo\b/i, 'a game of ludo'),
    named(/\bmonopoly\b/i, 'a game of Monopoly'),
    named(/\buno\b/i, 'a game of Uno'),
    named(/\bchess\b/i, 'a game of chess'),
    named(/\bdraughts\b|\bcheckers\b/i, 'a game of draughts'),
    named(/\bconnect (?:4|four)\b/i, 'a game of Connect Four'),
    named(/\bdominoe?s\b/i, 'a game of dominoes'),
    named(/\bsnap\b/i, 'a game of snap'),
    named(/\bcards?\b|\btop trumps\b/i, 'a game of cards'),
    named(/\bboard games?\b/i, 'a board game'),
    named(/\bfootball\b/i, 'a game of football'),
    named(/\bcricket\b/i, 'a game of cricket'),
    named(/\bnetball\b/i, 'a game of netball'),
    named(/\bbasketball\b/i, 'a game of basketball'),
    named(/\btennis\b/i, 'a game of tennis'),
    named(/\btag\b|\btig\b/i, 'a game of tag'),
  ],
};

/** Whom it was lost to; where several are named, nobody is meant for sure. */
export const RIVAL: Role = {
  fallback: { text: 'the other player' },
  cues: [
    { match: /\bbrother (?:\w+ )?(?:beats?|wins?|won)\b/i, phrase: { text: '{his} brother', gender: 'm' } },
    { match: /\bsister (?:\w+ )?(?:beats?|wins?|won)\b/i, phrase: { text: '{his} sister', gender: 'f' } },
    {
      match: /\b(?:loses?|lost|losing|beats?|beaten|wins?|won|plays?|playing)\b[^.]*?\bbrother\b(?!s)/i,
      phrase: { text: '{his} brother', gender: 'm' },
    },
    {
      match: /\b(?:loses?|lost|losing|beats?|beaten|wins?|won|plays?|playing)\b[^.]*?\bsister\b(?!s)/i,
      phrase: { text: '{his} sister', gender: 'f' },
    },
    {
      match:
        /\b(?:loses?|lost|losing|beats?|beaten) (?:\w+ ){0,4}(?:by|to|against|with) (?:his |her |their )?cousin\b/i,
      phrase: { text: '{his} cousin' },
    },
  ],
};
