import type { DeedThread } from './deed-thread.ts';

/** A book that was read aloud to somebody. */
export const readAloud: DeedThread = {
  id: 'read-to',
  image: 'a voice that reads, and somebody beside it who listens',
  cue: /\bread\b[^.!?]{0,50}\b(?:to (?:his|her|their|the|a|me|us|mum\w*|dad\w*|nan\w*|gran\w*|daddy|mummy|everyone|\p{Lu}\w+)|out loud|aloud)\b/iu,
  decides:
    /^(?![^]*\b(?:class|assembly|in front|church|wedding|service|funeral|while|whole school)\b)[^]*?\bread (?:(?:a|an|the|his|her|their|two|three|all|every|\w+ pages)\b[^.!?]{0,40}\b)?to (?:his|her|their|me|us|mum\w*|dad\w*|nan\w*|gran\w*|daddy|mummy)\b/i,
  titles: { young: 'A Voice and a Page', older: 'Read to Somebody' },
  text: {
    '4-5': `
      D<read-to> Letters are silent until somebody reads them. {Name} did, and they turned into a voice. The one who listened could see the pictures. A page was turned, and then the next one.
      P<read-to> Somebody who is read to can lean on an arm. It is a good place to be.
      P<read-to> Grown-ups know the words already. They like them better in another voice.
      Q<read-to> With the book open, {Name} may have felt ____.
      H<read-to> {helper} can listen to one more page.
      H<read-to> {helper} can find a good spot for reading.
      T<read-to> {he} can read a page to a teddy.
      T<read-to> {he} can choose the book for tomorrow.
      C<read-to> {he} can say, "I read it, and they heard it."
      A<read-to> The book is shut, and the voice is having a rest. It was read to somebody, and {Name} was the reader. Now the story is in two heads. It can stay there all night.
    `,
    '6-7': `
      D<read-to> Reading to somebody is two jobs at once. The eyes are at the next word while the mouth is still busy. {Name} did it like that, page after page. Somebody beside the book only needed to listen. That is a present, and it fits under a blanket.
      P<read-to> Whoever listens sees the pictures and hears a voice. Later they remember both together.
      P<read-to> Grown-ups have read a lot of books aloud. It is a treat for them to be the ones who listen.
      Q<read-to> In the middle of a page, {Name} may have felt ____. It may have been different at the end.
      H<read-to> {helper} can ask for a favourite line, and hear it once more.
      H<read-to> {helper} can look for another book with just as many pages.
      T<read-to> {he} can give each animal or person a voice of its own.
      T<read-to> {he} can choose who is read to next.
      C<read-to> {he} can think, "I read, and somebody saw it all."
      C<read-to> {he} can say, "Turn the page, and on we go."
      A<read-to> On the shelf it is a book with a back and some letters. With {Name} as its reader, it was a voice for a while. Hard words came, and they were read too. The next book is only an arm's length away.
    `,
    '8-10': `
      D<read-to> Anyone can read a page in silence and skip a bit. Aloud, every word is heard. {Name} did it like that, with someone listening. It means looking ahead for the full stop and noticing when the listener has stopped wriggling. That is when it is going well.
      P<read-to> Small listeners ask for the same book eleven times. It is not because they have forgotten the end.
      P<read-to> Most adults can say who read to them, and what the voice was like.
      Q<read-to> With somebody listening, {Name} might have felt ____.
      H<read-to> {helper} can listen to a page from the next room. ~ That is one of the best places.
      H<read-to> {helper} can help to find a book that is fun aloud.
      T<read-to> {he} can stop at the best place, and go on tomorrow. ~ It is an old trick.
      T<read-to> {he} can practise one voice that is really silly.
      C<read-to> {he} can think, "I read it, and it came alive."
      A<read-to> The book is back on its shelf, and somebody has been somewhere without getting up. {Name} took them there by reading. It needed a steady voice and some patience with the long words. They can be read again, and they will be.
    `,
  },
};
