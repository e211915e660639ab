import type { DeedThread } from './deed-thread.ts';

/** A game that was lost, and two words that were said about it to whoever won. */
export const wellPlayed: DeedThread = {
  id: 'wellplayed',
  image: 'two words that were put on the table like a last card',
  cue: /\b(?:lost|losing|loses|was beaten|came (?:last|second)|did(?:n'?t| not) win)\b[^]*\b(?:said|says|say|told|saying|shouted|whispered)\b[^.!?]{0,20}["“”'‘’]?\b(?:well (?:played|done)|good (?:game|job)|gg|congrat\w*|nice (?:one|game)|you won)\b/i,
  decides: true,
  titles: { young: 'Two Words After a Game', older: 'Two Words After a Game' },
  roles: {
    words: {
      fallback: { text: '"good game"' },
      cues: [
        { match: /\bwell played\b/i, phrase: { text: '"well played"' } },
        { match: /\bwell done\b/i, phrase: { text: '"well done"' } },
        { match: /\bgood job\b/i, phrase: { text: '"good job"' } },
        { match: /\bcongrat\w*/i, phrase: { text: '"congratulations"' } },
        { match: /\bnice (?:one|game)\b/i, phrase: { text: '"nice game"' } },
      ],
    },
    game: {
      fallback: { text: 'the game' },
      cues: [
        { match: /\buno\b/i, phrase: { text: 'Uno' } },
        { match: /\bsnakes and ladders\b/i, phrase: { text: 'snakes and ladders' } },
        { match: /\bmonopoly\b/i, phrase: { text: 'Monopoly' } },
        { match: /\bsnap\b/i, phrase: { text: 'snap' } },
        { match: /\bchess\b/i, phrase: { text: 'chess' } },
        { match: /\b(?:football|match)\b/i, phrase: { text: 'the match' } },
        { match: /\bmario kart\b/i, phrase: { text: 'Mario Kart' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<wellplayed> {Name} lost at {game}. The face gets hot then, and hands want to throw. {Name} took it well and said {words}. That is hard. The hot bit went by.
      P<wellplayed> Whoever won was glad two times. One was for the game, and one was for the words.
      Q<wellplayed> When it was lost, {Name} may have felt ____.
      H<wellplayed> {helper} can tell how good that was to hear.
      H<wellplayed> {helper} can clap for both of them.
      T<wellplayed> {he} can teach a toy to say it.
      T<wellplayed> {he} can shuffle for the next game.
      C<wellplayed> {he} can say, "I lost, and I said it."
      A<wellplayed> The game is back in its box. It did not end with winning, and it ended well. {Name} said {words}, and nothing flew. Next time they all start at the start.
    `,
    '6-7': `
      D<wellplayed> {Name} did not win {game} this time. Hands know what they would like to do then. {Name} got through it well and said {words}. After a lost game that is hard. It is a small thing, and both people feel it.
      P<wellplayed> Whoever won was waiting for a bang. What came was a kind word, and then winning is nice for both.
      P<wellplayed> Grown-ups who lose say it too, mostly with their teeth shut. They know how hard it is.
      Q<wellplayed> In the minute after {game}, {Name} may have felt ____. It may have been in the face or in the hands.
      H<wellplayed> {helper} can say what it was like to hear that.
      H<wellplayed> {helper} can ask which bit of the game was the best.
      T<wellplayed> {he} can ask for another round when everybody has had a drink.
      T<wellplayed> {he} can say it when somebody else loses well.
      C<wellplayed> {he} can think, "I lost, and I said it anyway."
      A<wellplayed> The game is over, and it ended well. Nothing lies on the floor. {Name} said {words}, and that was good to hear. The next game starts with nobody ahead. Who wins that one is still open.
    `,
    '8-10': `
      D<wellplayed> {Name} lost at {game}, and finished it well. The minute after it is a hot one, with hands that would like to sweep something off a table. {Name} said {words} instead. It is a short sentence, and a good many adults with season tickets have not learnt it yet.
      P<wellplayed> Whoever won may have been ready for trouble. It is hard to enjoy winning with one eye on the other person, and this time both eyes were free.
      P<wellplayed> Somebody who can lose like that is good company, and gets asked for the next game.
      Q<wellplayed> Just before the words came out, {Name} might have felt ____. Teeth are often part of it.
      H<wellplayed> {helper} can tell in one sentence what it was like to see. ~ An exact sentence is better than "great".
      H<wellplayed> {helper} can leave the advice about the game for tomorrow.
      T<wellplayed> {he} can find out how the winner did it. ~ Most people love to explain.
      T<wellplayed> {he} can note what helped in that minute. ~ There will be other games.
      C<wellplayed> {he} can think, "I lost it, and I finished it well."
      A<wellplayed> The score will be forgotten by next month. The two words may not be. {Name} said {words} in the hardest minute, and the game ended well for everybody. The next one starts level, as games do.
    `,
  },
};
