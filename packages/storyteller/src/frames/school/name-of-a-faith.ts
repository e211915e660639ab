import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { WHO_TEASES } from './who-teases.ts';

const THROWN = String.raw`\b(?:call(?:s|ed|ing)? (?:him|her|them) (?:an? )?(?:\w+ )?(?:jew|muslim|gyps[yi]|gypsies|traveller|gay)\b|(?:jew|muslim|gay|gypsy|traveller) (?:as|is used as) an insult|(?:antisemitic|anti-semitic|islamophobic) (?:jokes?|names?|remarks?|comments?|slurs?)|(?:jokes?|comments?|remarks?) about (?:jews|jewish|muslims|islam|the holocaust|hitler|terrorists|gypsies))`;

/** What that kind of prejudice is called. */
const CALLED: Role = {
  fallback: { text: 'prejudice' },
  cues: [
    { match: /\b(?:jew\w*|antisemit\w*|anti-semit\w*|holocaust|hitler)\b/i, phrase: { text: 'antisemitism' } },
    { match: /\b(?:muslims?|islam\w*|terrorists?)\b/i, phrase: { text: 'islamophobia' } },
    { match: /\b(?:paki|racis\w*)\b/i, phrase: { text: 'racism' } },
    { match: /\bgay\b/i, phrase: { text: 'homophobia' } },
  ],
};

/** The good name of a people or a faith, said in a voice that makes it bad. */
export const nameOfAFaith: NamedScene = {
  id: 'goodword',
  image: 'a good word that is said in a bad voice',
  cue: said(THROWN, String.raw`^(?:he|she|my son|my daughter) (?:has )?(?:called|calls|made|makes|told|said)\b`),
  decides: true,
  titles: { older: 'A Good Word in a Bad Voice' },
  roles: { called: CALLED, teaser: WHO_TEASES, teacher: TEACHER },
  text: {
    '8-10': `
      D<goodword> Some words are good words, and it is unfair how they get used. The name of a people or a faith stands for families and songs and a very long story. {Name} has heard such a word said in a nasty voice, as if it was an insult. The word had done nothing wrong, and neither had {Name}. What was wrong was the voice. It has a name of its own, which is {called}.
      P<goodword> {teaser} may have picked it up without knowing much about it. Words like that are old and have hurt a great many people. Not knowing is a reason to learn, and it is no excuse.
      P<goodword> Those who heard it may think that it was only a joke. A joke about who people are is unfair to everyone who is one.
      Q<goodword> When the word comes back at night, {Name} might feel ____.
      H<goodword> {teacher} can call it by its name, deal with it at once and write it down.
      H<goodword> {helper} can tell good and true stories about the people the word belongs to.
      T<goodword> {he} can tell an adult exactly what was said, and how it was said.
      T<goodword> {he} can say, "That is not an insult, and you said it as one." ~ It is also fine to say nothing and leave.
      C<goodword> {he} can think, "It is a good word. The voice was wrong."
      A<goodword> At home the same word may be said over supper, and then it sounds quite different. It has been sung, written down and given to babies. One voice in a corridor does not change that. It was wrong, a grown-up knows it, and {Name} can hold {his} head as high as yesterday.
    `,
    '11+': `
      D<goodword> The name of a people or a faith is a plain and decent word until somebody says it in a certain tone. {Name} has heard it used as an insult, perhaps with a laugh after it, so that objecting would look humourless. That is how {called} travels: as banter, with a way out for whoever says it. The word itself carries centuries of families, arguments, recipes and songs. There is nothing in it to be insulted by, and a great deal to object to in the tone.
      P<goodword> Some who say it have a history lesson missing, and some have found it on a screen where it counted as brave. Schools are expected to deal with both.
      P<goodword> The ones who laughed were mostly checking what the others did. It takes one person who does not laugh to make that harder.
      Q<goodword> When it is said again within hearing, {Name} might notice ____.
      H<goodword> {teacher} can record it as {called}, by that word. ~ "Name-calling" is not what it was.
      H<goodword> {helper} can contact an organisation that deals with this every day, and ask what is usual.
      T<goodword> {he} can write down the words and the date, and send them to one adult at school.
      T<goodword> {he} can ask, "What do you mean by that?" and wait. ~ Most people cannot explain it.
      C<goodword> {he} can think, "The word is fine. The tone is wrong."
      A<goodword> The same word is on book covers, street signs and the doors of very old buildings. It has survived worse than a corridor. What was said was wrong, and there is now a line in a file that says so, with a date. {Name} may use the word at full volume, in the tone that belongs to it.
    `,
  },
};
