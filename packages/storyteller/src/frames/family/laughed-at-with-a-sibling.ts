import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from '../home/sibling-role.ts';

const SIB = String.raw`(?:brother|sister|sibling|twin)`;
const NEED = String.raw`\b(?:disab\w*|autis\w*|down['’]?s|special needs|send|wheel ?chair|cerebral palsy|learning (?:disab\w*|difficult\w*)|non-?verbal|adhd|tourette\w*|epilep\w*|deaf|blind|stammer\w*)\b`;
const MOCK = String.raw`\b(?:mock\w*|laugh(?:s|ed|ing)? (?:at|about)|ma(?:ke|kes|de|king) fun|teas\w*|takes? the mick\w*|imitat\w*|cop(?:y|ies|ied|ying)|call(?:s|ed|ing)? (?:him|her|them)|(?:mean|nasty|horrible|unkind|rude) (?:things|about|to|comments?)|jokes? about|bull(?:y|ied|ying))\b`;

/** Others laugh at a brother or sister with a disability, and it is heard by the one who stands beside. */
export const laughedAtWithASibling: NamedScene = {
  id: 'siblingmocked',
  image: 'a laugh that was meant for one and reached two',
  cue: said(
    `(?=[^]*${NEED})(?=[^]*${MOCK})[^]*\\b(?:his|her|their) (?:[\\w'’]+ ){0,3}${SIB}\\b`,
    String.raw`\b(?:(?:he|she) (?:mocks?|laughs?|laughed|teases?|teased|makes? fun|copies|copied|imitates?)|embarrass\w* by|(?:brother|sister|twin)(?: \w+)? (?:teases|laughs|mocks|calls|copies|makes fun)|his brother (?:is|gets) bull)\b`,
  ),
  decides: true,
  answers: /\b(?:laugh\w*|mock\w*|fun|teas\w*|bus|school|kids|classmates|down['’]?s|autis\w*|disab\w*|call\w*)\b/i,
  titles: { young: 'Beside Each Other', older: 'Meant for One, Heard by Two' },
  roles: { teacher: TEACHER, mocked: SIBLING_ROLE },
  beside: {
    benefits: [
      "Says that it was unkind, and that it is not {name}'s job to stop it alone.",
      'Leaves room for being proud, angry and embarrassed at once.',
      'Shows whom to tell.',
    ],
    talk: {
      young: [
        'Who was told in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we practise a sentence for it?',
      ],
      older: [
        'Who can stop it in the story?',
        'Which word went into the blank?',
        'Shall we find a sentence, or somebody to tell?',
      ],
    },
  },
  text: {
    '4-5': `
      D<siblingmocked> {mocked} does some things in a different way. Other children laughed at that. {Name} heard it, and it can hurt to hear. It was not kind. A different way is fine, and it is not a joke.
      P<siblingmocked> They do not know {mocked}. They have not seen what is fun at home.
      Q<siblingmocked> When others laugh, {Name} may feel ____.
      H<siblingmocked> {teacher} can say, "Stop. We do not laugh at people."
      H<siblingmocked> {helper} can hear all about it.
      T<siblingmocked> {he} can tell a grown-up at once.
      T<siblingmocked> {he} can go and stand by {mocked}.
      C<siblingmocked> {he} can think, "That is my family, and I like us."
      A<siblingmocked> It was told, and a grown-up can help to stop it. At home there are jokes that all can laugh at. There are different ways to play, and there is room for two.
    `,
    '6-7': `
      D<siblingmocked> {mocked} needs more help, or does things in a different way. Others laughed about that, and {Name} heard it. It hurts in an extra way, for it is about somebody from home. It was unkind. Nobody chose to be like that, and nobody needs to change.
      P<siblingmocked> Children laugh at what they do not know. At home the same thing is just how it is.
      P<siblingmocked> It is possible to be angry at them and shy at the same time. Both are fine.
      Q<siblingmocked> When they laugh, {Name} may feel ____. Two words may fit.
      H<siblingmocked> {teacher} can stop it, and explain to the class what is different.
      H<siblingmocked> {helper} can listen, also to the cross bits.
      T<siblingmocked> {he} can say, "Don't laugh at my family," and walk on.
      T<siblingmocked> {he} can tell {teacher} who said it. ~ Grown-ups look after it then.
      C<siblingmocked> {he} can think, "They do not know us. I do."
      A<siblingmocked> A grown-up knows about it now, and the stopping is a grown-up's job. At home there are different ways of doing things, and nobody looks up. There is a good joke about the cat as well. It hurts no one.
    `,
    '8-10': `
      D<siblingmocked> Some laughs are aimed at one person and hit two. Others made fun of {mocked}, who does some things in a different way, and {Name} heard it. The anger about it is reasonable, and so is the wish to be somewhere else. It was unkind, and it was about something that nobody chose. Making it stop is a job for adults, and telling them is part of being on somebody's side.
      P<siblingmocked> Most of those who laugh know nothing about it. Ten minutes of facts take the fun out of it.
      P<siblingmocked> Brothers and sisters can be proud, furious and embarrassed within a minute. None of these is disloyal.
      Q<siblingmocked> When it starts, {Name} might notice ____. Hands may be the first to know.
      H<siblingmocked> {helper} can take it seriously, and ring the school if that is wanted.
      H<siblingmocked> {teacher} can deal with it as bullying about a disability, which schools are there to stop.
      T<siblingmocked> {he} can say, "That's not funny," once, and leave.
      T<siblingmocked> {he} can tell an adult the same day, with names and words.
      C<siblingmocked> {he} can think, "I know the whole person. They know ten seconds."
      A<siblingmocked> It has been said to somebody who can help, and no fist was needed for it. Those who laughed have learned something, or will. At home {mocked} goes about things in a different way, as before. {Name} knows which jokes work there, and they are better ones.
    `,
    '11+': `
      D<siblingmocked> Mocking somebody who cannot easily answer back is the cheapest humour there is. It was aimed at {mocked}, who goes about some things in a different way, and {Name} was within hearing. It is hard to say which is worse, the words or the half-second in which one thinks of pretending not to belong. Practically every brother or sister of a disabled person knows that half-second. It says nothing about loyalty.
      P<siblingmocked> People who do it want a reaction from the audience, and what they say is mostly borrowed. Knowledge of the subject is close to zero.
      P<siblingmocked> Mocking somebody for a disability is treated as a serious matter by schools and bus companies. They can act only on what they hear about.
      Q<siblingmocked> When it begins again, {Name} might notice ____. A second answer is allowed.
      H<siblingmocked> {helper} can hear it without turning it into a lesson on being strong.
      H<siblingmocked> {helper} can take it to the school, so that it is not left to {him}.
      T<siblingmocked> {he} can say one flat sentence, such as, "You're talking about my family."
      T<siblingmocked> {he} can report it with time, place and words. ~ Facts get further than outrage.
      C<siblingmocked> {he} can think, "Not my job to educate them. My right to report them."
      A<siblingmocked> It is with somebody whose job it is. Whether those people learn from it is their own affair. At home there is somebody who does things in a different way, has opinions about supper and is occasionally very annoying, like any relative. Help can be asked for with that, too, and a day off from defending people is no desertion.
    `,
  },
};
