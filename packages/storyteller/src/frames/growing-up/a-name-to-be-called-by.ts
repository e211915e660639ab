import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A name or a word for oneself that others are asked to use. */
export const aNameToBeCalledBy: NamedScene = {
  id: 'calledby',
  image: 'a name that is said, got wrong, and said again',
  cue: said(
    String.raw`\b(?:wants?|asked?|asks|would like|prefers?|chosen|chose|decided) (?:\w+ ){0,2}?(?:to be called|to go by|to use|(?:a )?(?:new|different|another) name|they\b|he\/him|she\/her|they\/them|to change (?:his|her|their) name)|\bchang(?:e|es|ing) (?:(?:his|her|their) )?(?:first )?names?\b|\b(?:new|chosen|different) (?:name|pronouns?)\b[^.!?]{0,40}\b(?:school|teachers?|friends|family|class)\b|\b(?:uses?|using|use) (?:they|they\/them|he\/him|she\/her)\b`,
    String.raw`\b(?:new (?:baby|brother|sister|puppy|kitten)|nickname (?:he|she) hates|step|calls? (?:him|her) (?:names|dad|mum)|doll|pet|forgets?|forgetting)\b`,
  ),
  decides:
    /^(?![^]*\bforget\w*)[^]*?(?:^\W*(?:(?:is|wants to|would like to|about) )*chang(?:e|es|ing) (?:(?:his|her|their|the) )?(?:first )?names?\b(?! (?:of|places|school))|\b(?:wants?|asked?|asks|would like|prefers?|chosen|decided) (?:\w+ ){0,2}?(?:to be called|to go by|a (?:new|different) name|they\/them|to change (?:his|her|their) name)\b(?! (?:mum|dad|mummy|daddy))|\b(?:new|chosen) (?:name and )?pronouns\b|\bto (?:be called \w+ and )?use (?:they|he|she)(?:\/\w+)?\b)/i,
  titles: { older: 'What to Be Called' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<calledby> People are different, and so is what fits them to be called. {Name} would like to be called in the way that fits. That can be a shorter name, another name, or another little word such as "they". It gets said a great many times a day. Asking for it takes some courage, because it is such a small request and such a personal one.
      P<calledby> Mouths are slow to learn. Somebody who has said one word for years says it again by mistake, and is cross about it.
      P<calledby> Most classmates want to know what to say, and then get on with the game.
      Q<calledby> When the right word is used for the first time, {Name} might feel ____. And when it is not, it may be another word.
      H<calledby> {teacher} can use it in the register, without a speech. ~ Others copy what a teacher does.
      H<calledby> {helper} can ask who is to be told, and by whom, before anybody is told.
      T<calledby> {he} can say, "Please call me that. It is fine to forget, just try again."
      T<calledby> {he} can start with one friend and one grown-up. ~ A word spreads quite well by itself.
      C<calledby> {he} can think, "I said what fits. Now they can learn it."
      A<calledby> On the first day it was right about half the time, and later it was nearly all right. The person who answers to it is the same, with the same laugh and the same way of losing gloves. People can be different and be called what fits. It costs one breath to say it.
    `,
    '11+': `
      D<calledby> People differ, and nobody chooses at first what they are called. {Name} may have worked out what fits, a name or a small word such as "they", and would like people to use it. It is a modest request, and it can feel enormous, since it is asked of everyone at once and repeated all day. What is being asked for is ordinary courtesy: to be spoken of in the way that one has asked.
      P<calledby> Getting it wrong at first is mostly habit. It is possible to tell habit from intention within about a week.
      P<calledby> Some adults go quiet because they are afraid of saying the wrong thing. A plain sentence helps them more than patience does.
      Q<calledby> When somebody uses it across a room without thinking, {Name} might notice ____.
      H<calledby> {teacher} can settle the register and the reports with {him}, and deal with anyone who makes a game of it.
      H<calledby> {helper} can ask how fast and how far it is to go: home, friends, school, grandparents.
      T<calledby> {he} can write two lines to the people who matter, so that nobody needs to improvise in a corridor.
      T<calledby> {he} can correct once, lightly, and carry on with the sentence. ~ It is over in a second then.
      C<calledby> {he} can think, "I know what fits. They are catching up."
      A<calledby> It was said in the register this morning, between two other names, and nobody looked up. That is what most of it comes to in the end. Some people are slower, and a few may be unkind, and there are adults for those. People are different, and one of the differences is what to call them. The rest of the conversation can be about something else.
    `,
  },
};
