import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The weekly spelling test: ten words that are learnt in small pieces, and what one of them is for. */
export const spellingWords: NamedScene = {
  id: 'tenwords',
  image: 'ten words, and the one letter in each that nobody can hear',
  cue: said(
    String.raw`\bspell(?:ing)?s? (?:\w+ )?(?:tests?|quiz\w*|bees?|check\w*)\b|\btests?\b[^.!?]{0,30}\bspell(?:ing)?s?\b|\b(?:weekly|friday|his|her|their) spellings\b`,
    String.raw`\bhomework\b|\bdyslexi\w*|\b(?:nails?|hair|thumbs?|skin) \b|\b(?:bites?|biting|chews?|sucks?|picks?)\b|\b(?:rips?|ripping|tears?|tearing|scrunch\w*) (?:\w+ ){0,3}(?:up|pages?|paper|work|drawings?)\b|\bperfect\w*`,
  ),
  decides: true,
  titles: { young: 'The Letter That Hides', older: 'Ten Words by Friday' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<tenwords> Every week {Name} gets a list of words, and then a spelling test. Some words are easy, because they are written as they sound. Others hide a letter. There is a "k" in "knee", and nobody can hear it. It was said aloud long ago, and then people stopped. The pen needs to know it still.
      P<tenwords> Teachers look up words as well. They just do it when nobody is looking.
      P<tenwords> The others bend over their papers with an arm round them. They are hunting for hidden letters too.
      Q<tenwords> Before the first word is read out, {Name} may feel ____. It may be in the tummy.
      H<tenwords> {helper} can ask three words a day, and no more. ~ Three stay in better than ten.
      H<tenwords> {teacher} can read each word out twice, with a gap for thinking.
      H<tenwords> {helper} can say the words in a silly voice: "k-nee", "w-rite".
      T<tenwords> {he} can look at a word, cover it, write it, and look again.
      T<tenwords> {he} can draw a ring round the letter that hides.
      C<tenwords> {he} can think, "I know where you hide."
      A<tenwords> The test is over, and the list goes into a bag. Some words are right, and one or two have kept their secret. They will come round again. A word that was wrong on Friday is often the one that stays.
    `,
    '8-10': `
      D<tenwords> English spelling was written down by many people over many years, and they did not agree. So "said" does not look like "bed", and "knight" carries letters that nobody has spoken for centuries. {Name} gets ten such words a week and a test at the end of it. Most of each word is easy. The trouble sits in one or two letters, and those can be found beforehand.
      P<tenwords> Plenty of clever people spell badly, and there are authors among them. Publishers pay somebody to check.
      P<tenwords> From the front {teacher} reads out the words and sees heads go down. The marks say which words to practise, and not which person is clever.
      Q<tenwords> When the teacher says, "Number one," {Name} might feel ____. It may be gone by number four.
      H<tenwords> {helper} can ask a few words on the stairs, in the car and over the washing-up. ~ Short and often beats one long evening.
      H<tenwords> {helper} can let {him} give the test and get some wrong on purpose. ~ Whoever corrects learns twice.
      T<tenwords> {he} can cover a word, write it from memory and check only the tricky letters.
      T<tenwords> {he} can leave a gap at a word that will not come, and go back to it at the end.
      C<tenwords> {he} can think, "Find the odd letter, and the rest follows."
      A<tenwords> Ten words were read out, and ten lines have something on them. Whatever is right is learnt, and whatever is wrong is a short list for next week. The test takes ten minutes, and a word that has stuck lasts for good. Nobody has ever needed all ten on the same Friday again.
    `,
    '11+': `
      D<tenwords> Spelling is a strange thing to be tested on, since it is mostly the record of other people's decisions. Printers added letters, scholars put a "b" into "debt" to make it look like Latin, and everybody after that got it to learn. {Name} may know what a word means, use it well and still lose a mark for it. The test measures memory for those decisions. It does not measure much else.
      P<tenwords> Most adults have a handful of words they look up every single time, and a method for not being caught at it.
      Q<tenwords> With the pen over the first line, {Name} might notice ____.
      H<tenwords> {helper} can ask the words out of order and at odd moments. ~ Recalling is what makes a word stay, more than reading it.
      T<tenwords> {he} can sort the list into words that follow a rule and words that go their own way, and work on the second kind.
      T<tenwords> {he} can invent a wrong way of saying a word, such as "Wed-nes-day", and hear it while writing.
      C<tenwords> {he} can think, "One letter is the trouble. I know which."
      A<tenwords> The test was handed in, and within a week the list will have been replaced by another. Some of the words will be there for life, and the rest are in every phone. What is said matters more than the "i" before the "e". It is still pleasant to get it right.
    `,
  },
};
