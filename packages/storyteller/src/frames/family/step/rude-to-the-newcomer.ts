import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE, PARTNERS } from './newcomer-role.ts';

/** A child is rude to a parent's new partner, and has reasons that can be said. */
export const rudeToTheNewcomer: NamedScene = {
  id: 'rudetonew',
  image: 'a rude word at the door, and the true one behind it',
  cue: said(
    String.raw`(?=[^]*\b(?:${PARTNERS})\b)[^]*\b(?:shouts? (?:\w+ ){1,3}at (?:my|him|her)|tells (?:him|her|my \w+) to go away)\b|(?=[^]*\b(?:${PARTNERS})\b)[^]*\b(?:rude|horrible|nasty|mean|vile|awful|disrespectful|cheeky|ignor(?:es|ing)|blanks?|(?:won['’]?t|will not|does ?n['’]?t|doesnt|never|barely) (?:even )?(?:speak|talk)(?: a word)?|refuses to (?:speak|talk)|answers back|slams?|spiteful)\b(?: \w+){0,2} (?:to|with|towards|at|when|him|her|them|doors?|my)\b`,
    String.raw`\b(?:(?:partner|boyfriend|girlfriend|husband|wife|stepdad|stepmum) (?:is|was|can be|gets) (?:so |very |really )?(?:rude|horrible|nasty|mean|vile)|(?:is|are) (?:rude|mean|horrible|nasty) to (?:him|her) |hits?|hurt\w*|scared|afraid|not my (?:real )?(?:dad|mum)|wedding|married)\b`,
  ),
  decides:
    /\b(?:rude to|shouts? (?:\w+ ){0,3}at|horrible to|nasty to|mean to) (?:my|his mum['’]?s|her mum['’]?s|his dad['’]?s|her dad['’]?s) (?:new )?(?:boyfriend|girlfriend|partner|fianc\w+)\b/i,
  answers: /\b(?:rude|horrible|nasty|ignor\w*|mean|speak|talk)\b/i,
  titles: { young: 'The True Word', older: 'The Word Behind the Rude One' },
  roles: { newone: NEWCOMER_ROLE },
  text: {
    '4-5': `
      D<rudetonew> A parent has a new partner. {newone} comes in, and a rude word jumps out of {Name}. It may mean, "I want it as before." A rude word hurts, and nobody can hear what is behind it.
      P<rudetonew> {newone} can be new here, and nobody is swapped. Grown-ups can go slowly.
      Q<rudetonew> When {newone} is there, {Name} may feel ____.
      H<rudetonew> {helper} can keep some time for just two.
      H<rudetonew> {helper} can hear the true word and not be cross.
      T<rudetonew> {he} can say hello and go and play.
      T<rudetonew> {he} can say in an ear, "I want you now."
      C<rudetonew> {he} can say, "Hello," and that is enough.
      A<rudetonew> One hello is a small word. It was said, and then there was a lap. A new partner is new. The place on the lap is as old as {Name}.
    `,
    '6-7': `
      D<rudetonew> A parent has a new partner, and rude words come out of {Name} quickly. They go to {newone}. Behind a rude word there is often a true one. It may be "I miss how it was", or "I was not asked". The rude one hurts, and then nobody hears the true one.
      P<rudetonew> {newone} cannot take the place of anybody. It is fine not to like somebody yet.
      P<rudetonew> If it is something that {newone} says or does, that is important. A grown-up wants to know it.
      Q<rudetonew> When {newone} comes in, {Name} may feel ____. Two words may be fighting for the place.
      H<rudetonew> {helper} can ask for the true word at a calm time.
      H<rudetonew> {helper} can keep a time each week for the two of them.
      T<rudetonew> {he} can say hello and please, and leave the rest out.
      T<rudetonew> {he} can go to another room before the rude word is out.
      T<rudetonew> {he} can say, "That was rude. I was cross about something else."
      C<rudetonew> {he} can think, "I need not like it. I can be polite."
      A<rudetonew> Polite is a small fence, and both sides can live with it. Behind it, a new partner can be got to know, or just be there. The true word was told to a parent, and the parent stayed. That is the part that does not change.
    `,
    '8-10': `
      D<rudetonew> Being rude to a parent's new partner is quickly done, and {Name} may know several ways. A look will do, or a silence. Rudeness often stands for something harder to say, such as "Nobody asked me" or "I want my evenings back". Neither of those is bad. They do not come across as long as the other thing is louder.
      P<rudetonew> {newone} does not know which of them it is, and takes it all personally. The parent stands in between and feels pulled in two.
      P<rudetonew> Liking cannot be ordered. Politeness can be asked for, in both directions.
      Q<rudetonew> When {newone} sits down at the table, {Name} might feel ____.
      H<rudetonew> {helper} can listen to what is behind it without defending anyone for ten minutes.
      H<rudetonew> {helper} can protect some time that has no newcomer in it.
      T<rudetonew> {he} can say one true sentence to a parent, such as, "I miss it when it was just us."
      T<rudetonew> {he} can stick to hello, please and pass the salt. ~ More is not required.
      T<rudetonew> {he} can ask for one evening a week as it used to be.
      C<rudetonew> {he} can think, "I can mind it without being rude about it."
      A<rudetonew> Hello, please and the salt are not much, and a good many stepfamilies have been built on them. What was behind the rude word has been said to the right person. A new partner may become somebody to like, or stay somebody to be civil to. Nobody who was there before has lost a place by it.
    `,
    '11+': `
      D<rudetonew> Contempt is an efficient way of dealing with a parent's new partner, as it needs no words and is hard to prove. {Name} may have perfected it. Underneath there is usually a position that would bear being stated: nobody asked, the evenings are gone, or being friendly feels like disloyalty. Stated, it can be discussed. As rudeness it only proves to everyone that {he is} being difficult.
      P<rudetonew> {newone} has no good move in this. Friendliness looks false, and distance looks cold.
      P<rudetonew> The parent hears an attack on a choice, and defends it. The subject that mattered gets lost on the way.
      Q<rudetonew> When {newone} walks in, {Name} might notice ____.
      H<rudetonew> {helper} can ask what it would take, and mean the question.
      H<rudetonew> {helper} can keep an evening clear, and leave discipline to the one who has done it so far.
      T<rudetonew> {he} can put the actual objection to the parent, once, in a normal voice.
      T<rudetonew> {he} can settle for being civil. ~ It commits nobody to anything.
      T<rudetonew> {he} can tell another adult if there is more to it than dislike.
      C<rudetonew> {he} can think, "I need not like it, and I can say so without the tone."
      A<rudetonew> Civility is a modest arrangement between people who did not choose each other. It leaves everything open, which is more than the alternative does. A new partner takes up a chair, and sometimes too much of the conversation. The older claim on the parent stands, and it can be made in plain words.
    `,
  },
};
