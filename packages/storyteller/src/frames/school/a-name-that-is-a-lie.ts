import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const NAMES = String.raw`(?:terrorists?|(?:suicide )?bombers?|isis|taliban|bin laden|paki|pakis|chinks?|coon|n[- ]word|monkey|slave|illegal(?: immigrant)?)`;

/** What that kind of prejudice is called. */
const CALLED: Role = {
  fallback: { text: 'racism' },
  cues: [{ match: /\b(?:terrorists?|bombers?|isis|taliban|bin laden)\b/i, phrase: { text: 'islamophobia' } }],
};

/** A racist name, which is no good word in a bad voice but a lie about a great many people. */
export const aNameThatIsALie: NamedScene = {
  id: 'liename',
  image: 'a word with a date beside it, in an office',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|names? like|shout(?:s|ed|ing)?(?: at)?)\b(?: (?:him|her|them|my \w+|our \w+))?(?: (?:names|things) like)?,? ["“'‘]?(?:an? |the |you )?(?:\w+ )?${NAMES}\b`,
    String.raw`^(?:he|she|my son|my daughter) (?:has )?(?:called|calls|keeps calling|shouted|shouts|said)\b|\b(?:cheeky|little|naughty) monkey\b|\bmonkey bars\b`,
  ),
  decides: true,
  answers: /\b(?:call\w*|names?|terrorist|muslim|bus|school)\b/i,
  titles: { young: 'A Word That Is Not True', older: 'A Word With a Date Beside It' },
  roles: { called: CALLED, teacher: TEACHER },
  text: {
    '6-7': `
      D<liename> Some names are lies, and they are made to hurt. {Name} was called one of those, and it was wrong. It was about how a family looks, or prays, or where it comes from. It was not about anything {Name} did. There is a word for that kind of wrong, and it is {called}. Grown-ups can stop it.
      P<liename> Those who say it have mostly heard it from somebody. They may not know what it means, and it hurts all the same.
      P<liename> Some children stood near and did not like it. One of them can say what was heard.
      Q<liename> When the word comes back, {Name} may feel ____.
      H<liename> {teacher} can write it down and talk with whoever said it.
      H<liename> {helper} can hear all of it, and tell the school.
      T<liename> {he} can say, "That is not true," and walk off.
      T<liename> {he} can tell {teacher} the word on the same day. ~ To say it for help is not bad.
      C<liename> {he} can think, "That word is wrong. I am {Name}."
      A<liename> The word stands on a page now, with a date beside it. That is where such words belong. If it comes again, it is told again. {Name has} a name already. It is the one that is called when supper is ready.
    `,
    '8-10': `
      D<liename> A name can be a lie in a single word, and it can be wrong from end to end. {Name} was called one of those. It was aimed at how a family looks, where it comes from or what it believes. It was not about anything {Name} has done. A lie gets no truer when several people say it. This one has a name of its own, which is {called}, and it is a school's job to stop it.
      P<liename> Whoever says it has mostly picked it up from a screen or from somebody older. That explains it, and it does not excuse it.
      P<liename> Some of those who stood there hated it and were silent. Any of them can say afterwards what was said.
      Q<liename> When the word comes back in the evening, {Name} might feel ____. It can be hot and tired at once.
      H<liename> {teacher} can treat it as {called}, write it down, and say what happens next.
      H<liename> {helper} can write to the school with the day and the exact word, and ask what was done.
      T<liename> {he} can say, "That is a lie," once, and go. ~ It needs no argument.
      T<liename> {he} can tell {teacher} the exact word on the same day. ~ To repeat it for help is not the same as saying it.
      C<liename> {he} can think, "It is a lie about a lot of people. It says nothing true about me."
      A<liename> The word has been written down, with a date beside it, and an office is where such words belong. It may take more than one telling until it stops, and each of them counts. {Name has} a name already. It is the one that gets called up the stairs when supper is ready, by people who say it well.
    `,
    '11+': `
      D<liename> Some words are made to turn a person into a headline. {Name} was called one of those, for a faith, a skin or a surname, and for nothing that {he} had done. People who use such a word like to call it banter afterwards. It is {called}, and it is wrong. A school has duties when it hears of it, and in the street it may be a matter for the police. What none of them can act on is something that nobody reported.
      P<liename> It is usually borrowed, from a feed, a stand or a kitchen table. Knowing where it came from may help a teacher, and it takes nothing off the hurt.
      P<liename> Being tired of explaining is reasonable. Nobody is the spokesperson of more than a billion people, or even of one street.
      Q<liename> Hours later, when the word turns up again, {Name} might notice ____. Anger and tiredness often share a room.
      H<liename> {teacher} can log it under its proper name and say by when there is an answer.
      H<liename> {helper} can put it in writing, with the date and the exact wording, and ask again after a week.
      T<liename> {he} can say, "Say that again to a teacher," and leave. ~ Most people would rather not.
      T<liename> {he} can note down what was said, by whom and who heard it, on the same day.
      C<liename> {he} can think, "It is a borrowed lie. It is not about me."
      A<liename> There is a line in a file now, with a date beside it and a person who is responsible for it. It may need a second line before it ends. It was wrong, and {Name} does not owe anybody a calm face or an explanation. {his} own name has been in use for years, by people who know what it stands for.
    `,
  },
};
