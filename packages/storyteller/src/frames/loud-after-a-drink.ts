import { said, type NamedScene } from './scene.ts';

const PARENT = String.raw`(?:dad|daddy|father|stepdad|mum|mummy|mom|mother|stepmum|(?:my|her|his) (?:partner|husband|wife|boyfriend|girlfriend)|grandad|grandpa|uncle)`;
const DRINK = String.raw`(?:(?:had|has|having|been having) (?:had )?(?:a|a few|a couple of|some|one|too many|too much to|lots to|a bit to) drinks?|been drinking|(?:had|has had) (?:a |a few |some |too many )?(?:beers?|wine|pints?)|comes? (?:home|back|in) drunk|(?:is|gets|was) (?:drunk|tipsy))`;
const LOUD = String.raw`(?:shouts?|shouting|yells?|loud|scary|scared|frightened|hides?|hiding|cries|crying|angry|rows?|argu\w*|nasty|moody|different)`;

/** Who is the one that gets loud after a drink. */
const role = (words: string): RegExp =>
  new RegExp(String.raw`\b(${words})\b[^.!?]{0,50}\b${DRINK}|\b${DRINK}\b[^.!?]{0,30}\b(${words})\b`, 'i');

/**
 * Somebody at home drinks and gets loud. Nobody is called ill, since nobody said so: the loudness is not the child's doing and not
 * its to stop, and it may be told.
 */
export const loudAfterADrink: NamedScene = {
  id: 'glass',
  image: 'a voice that a drink makes loud, and a place where it is quiet',
  cue: said(
    String.raw`(?=[^]*\b${PARENT}\b)(?=[^]*\b${LOUD}\b)[^]*?\b${DRINK}\b`,
    String.raw`\b(?:hits?|hit|hitting|punch\w*|strangl\w*|police|alcoholic|addict\w*|rehab|sober|coffee|tea|juice|squash|milk|wedding|party|teen\w*|vodka at)\b`,
  ),
  decides: true,
  answers: /\b(?:drink\w*|drunk|beers?|wine|shouts?|loud|hides?|scared)\b/i,
  roles: {
    drinker: {
      fallback: { text: 'somebody at home' },
      cues: [
        { match: role('daddy|dad|father'), phrase: { text: 'Dad', gender: 'm' } },
        { match: role('mummy|mum|mother|mom'), phrase: { text: 'Mum', gender: 'f' } },
      ],
    },
  },
  titles: { young: 'A Loud Voice and a Quiet Place', older: 'What a Drink Does to a Voice' },
  beside: {
    benefits: [
      'Says plainly that a drink makes the voice loud, and that no child made it happen.',
      'Leaves the stopping to grown-ups.',
      'Shows {name} where to go and whom to tell.',
    ],
    talk: {
      young: ['What was loud in the story?', 'Where is a quiet place here?', 'Shall we choose who can be told?'],
      older: [
        'What does a drink do to a voice?',
        'Which word went into the blank?',
        'Shall we choose who can be told, day or night?',
      ],
    },
  },
  text: {
    '2-3': `
      D<glass> Some nights are hard for {Name}. {drinker} has a drink. Then the voice is loud. It is okay to hide. {Name} did not make it loud.
      P<glass> A loud voice can scare. That is not okay.
      Q<glass> When it is loud, {Name} may feel ____.
      H<glass> {helper} can come close.
      H<glass> {helper} can find a quiet room.
      T<glass> {he} can call a safe grown-up.
      T<glass> {he} can sit on a safe lap.
      T<glass,comforter> {he} can hold {comforter} tight.
      C<glass> {he} can say, "I did not do it."
      A<glass> It was loud, and it was hard. It can be told. Here is a safe lap. Shh. Here it is quiet.
    `,
    '4-5': `
      D<glass> Some evenings are hard for {Name}. There are drinks for grown-ups that change how a head works. When {drinker} has one, the voice may get loud. It is okay to hide then. No child makes it happen, and no child can stop it. That is a job for grown-ups.
      P<glass> A loud voice can frighten anybody. It is okay to love somebody and not like the loud bit.
      Q<glass> When the voice gets loud, {Name} may feel ____.
      H<glass> {helper} can sit with {him} where it is quiet.
      H<glass> {helper} can say, "You did not make it loud."
      T<glass> {he} can go to a grown-up who is safe.
      T<glass> {he} can tell a teacher or a nan how it was.
      C<glass> {he} can think, "I did not make it, and I can tell."
      A<glass> The loud evening came to an end, as evenings do. It was hard, and it was told to somebody. Whoever hears it can help. {Name} may play and laugh today. The loud bit is for grown-ups to mend.
    `,
    '6-7': `
      D<glass> Some evenings are hard for {Name}. There are drinks for grown-ups that change how a head works. When {drinker} has one, a voice may get very loud. It can be heard through a wall. A child did not cause it. A child cannot stop it, and may talk about it.
      P<glass> Many grown-ups do not know how loud they were. It still matters how it was for others.
      P<glass> In every school there are children who know such evenings. Most of them think that they are the only one.
      Q<glass> When it gets loud, {Name} may feel ____. It may be in the tummy or in the ears.
      H<glass> {helper} can choose a safe place with {him}, before it is needed.
      H<glass> {helper} can listen, and not say that it was nothing.
      T<glass> {he} can go to the safe place and take a book.
      T<glass> {he} can tell a grown-up who is safe, at home or at school.
      T<glass> {he} can ring 999 if somebody may get hurt.
      C<glass> {he} can think, "I did not make it. I may tell."
      A<glass> It was a hard evening, and somebody else knows about it now. That is not telling tales. Grown-ups can get help with drinking, and it is theirs to get. {Name} may be glad today, and loud on a swing.
    `,
    '8-10': `
      D<glass> Some evenings are hard, and {Name} may know from the sound of a door which kind it will be. What grown-ups drink can slow down the part of a brain that holds things back. So when {drinker} has had some, a voice may get loud over a small thing. Listening for it is tiring. Three things are true: a child did not cause it, cannot control it, and is allowed to talk about it.
      P<glass> The person may be sorry in the morning, or not remember. Both can be real, and neither makes it all right.
      P<glass> In an ordinary class there are several children who could tell the same story. Hardly any of them do, so each thinks it is only them.
      Q<glass> On such an evening, {Name} might feel ____. Angry and worried at once is common.
      H<glass> {helper} can agree on a place to go and a person to ring. ~ A plan is lighter than hoping.
      H<glass> {helper} can say out loud that it happened. ~ What is said is less heavy to carry.
      T<glass> {he} can leave the room as soon as it gets loud.
      T<glass> {he} can tell a teacher, or ring Childline on 0800 1111. ~ It costs nothing, and it is private.
      T<glass> {he} can ring 999 if somebody may get hurt.
      C<glass> {he} can think, "Not caused by me, not for me to stop, and I may say so."
      A<glass> Nobody knows yet how it will go on. That part belongs to the one who drinks, and there is help for it. What belongs to {Name} is smaller and can be done: a place, a person and a plan. After a hard evening it is right to have an ordinary day.
    `,
  },
};
