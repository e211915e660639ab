import { said, type NamedScene } from './scene.ts';

const ACHES = String.raw`(?:(?:tumm(?:y|ies)|stomach|belly|head)[- ]?(?:aches?|pains?|hurts?)|(?:feels?|feeling|is|being) (?:\w+ )?sick|butterflies)`;

/**
 * A tummy that hurts before school or nursery, from worry: it is really felt, as Child Mind Institute ("Anxious stomach aches and
 * headaches") says, and a doctor is asked where it keeps coming. The child goes in; nothing is said of staying at home.
 */
export const morningTummy: NamedScene = {
  id: 'morningtummy',
  image: 'a tummy at the breakfast table, and the worry that talks through it',
  cue: said(
    String.raw`\b${ACHES}\b[^.!?]{0,40}\b(?:(?:every|each|most|on school|school|in the) (?:school )?(?:mornings?|days?)|before (?:going (?:in )?to )?(?:school|nursery)|when it(?:'s| is) (?:time for |a )?school|(?:on )?monday mornings?)\b|\b(?:every|each|most|before|on) (?:school )?(?:mornings?|days?|school)\b[^.!?]{0,40}\b${ACHES}\b|\bworr\w+ (?:so much |so |until |till )[^.!?]{0,20}\b${ACHES}\b|\b(?:gets?|has|with) (?:a )?(?:bad |sore )?${ACHES} (?:when|from|with|because of|whenever) (?:\w+ ){0,3}?(?:worr\w+|nerv\w+|anxi\w+|stress\w*)`,
    String.raw`\b(?:sunday|believ\w*|been in|(?:has|have)(?:n['’]?t| not) been|weeks|attend\w*|uniform|off school|stay\w* (?:at )?home|teachers?|shout\w*|scared of|afraid of|because (?!of (?:\w+ )?worr)(?!\w+(?:['’]s| is) (?:\w+ )?(?:worr|anx|nerv))|refus\w+|won'?t go|school refusal|exams?|tests?|sats|bull\w+|dad'?s|mum'?s|period|swim\w*|PE|trip|says (?:he|she)(?:'s| is) ill|pretend\w*|milk|food|allerg\w*|constipat\w*|car|coach|bus)\b`,
  ),
  decides: true,
  answers: new RegExp(String.raw`\b(?:${ACHES}|mornings?|school|worr\w+)\b`, 'i'),
  titles: { young: 'What a Tummy Says', older: 'What a Stomach Says' },
  text: {
    '4-5': `
      D<morningtummy> A worry can sit in a tummy. {Name} may feel it there in the morning. It is real. A tummy has no words, so it squeezes. It does not know yet how the day will be.
      P<morningtummy> Grown-ups know what a worry can do to a tummy. They have had that too.
      Q<morningtummy> In the morning, {his} tummy may feel ____.
      H<morningtummy> {helper} can lay a warm hand on it.
      H<morningtummy> {helper} can say what comes first today.
      T<morningtummy> {he} can blow out slowly, as if at soup.
      T<morningtummy> {he} can say what the tummy is worried about.
      C<morningtummy> {he} can say, "Tummy, I hear you."
      A<morningtummy> The tummy was heard, and the worry came out as words. It got softer, and there was room for toast. It may squeeze again on another day. Then a warm hand can go there again.
    `,
    '6-7': `
      D<morningtummy> A worry does not only live in a head. In the morning {Name} may have it in the tummy, and it hurts. That is real. When a body gets ready for something hard, the tummy stops its work. It squeezes instead. Nobody makes it up.
      P<morningtummy> In a class there are several tummies like that each morning. From outside they look like jumpers.
      P<morningtummy> Once the day has begun, most of them forget to hurt. They have other things to do.
      Q<morningtummy> On a school morning, {Name} may feel ____. It may be in two places.
      H<morningtummy> {helper} can ask, "Is it about one bit of the day?" ~ One bit can be made easier.
      H<morningtummy> {helper} can tell the teacher, so that somebody is at the door.
      H<morningtummy> {helper} can note the days on which it comes. ~ A doctor asks about that.
      T<morningtummy> {he} can breathe out slowly five times, with a hand on the tummy.
      T<morningtummy> {he} can draw the bit that it is about.
      C<morningtummy> {he} can think, "It is a worry with a tummy round it."
      A<morningtummy> The worry has a name now, such as lunch, or missing somebody. A thing with a name can be helped with. The tummy may squeeze again tomorrow. It can be told, "I know what you mean," and have some toast.
    `,
    '8-10': `
      D<morningtummy> A stomach and a gut have millions of nerves, and those listen to everything. So when there is a worry about the day, it may be the first to know. {Name} may feel it on school mornings as an ache or as being sick. It is not put on. The body has got ready for danger, and digestion is what it switches off first.
      P<morningtummy> Adults who say "There's nothing wrong with you" have looked for an illness. They have not looked for a worry, which can be asked about.
      P<morningtummy> It is usually worst in the last half hour at home. After the first lesson many people notice that it has gone.
      Q<morningtummy> On a school morning, {Name} might notice ____. It helps to know at which minute it begins.
      H<morningtummy> {helper} can ask which part of the day it belongs to. ~ A lesson, a person and a corridor need different help.
      H<morningtummy> {helper} can tell the school, and ask for somebody to say good morning to.
      H<morningtummy> {helper} can keep a note of when it comes and how often. ~ It is the first thing that a doctor asks.
      T<morningtummy> {he} can get things ready in the evening, so that the morning is short.
      T<morningtummy> {he} can breathe in for three and out for six, ten times. ~ A long breath out calms the nerves down there.
      T<morningtummy> {he} can write one line about what it might be.
      C<morningtummy> {he} can think, "That is the worry talking. What does it say?"
      A<morningtummy> A worry in a line of words is smaller than one in a stomach. Somebody else can read it, and two can think about it. The stomach may go on ringing for a while, because it learns slowly. It is easier to live with a worry that has been asked what it wants.
    `,
    '11+': `
      D<morningtummy> The gut has a nervous system of its own, and it is in constant contact with the brain. That is why worry shows up there, often before anything has been thought. {Name} may know it from school mornings: an ache, no appetite, the feeling of being about to be sick. The pain is real and the tests are normal. Both of those can be true.
      P<morningtummy> People who hear "it's only nerves" tend to feel accused of making it up. Nerves are a physical thing. They run right through the stomach.
      P<morningtummy> It peaks at about the time the shoes go on, and drops once the day has started. That pattern is a clue, and a doctor will ask about it.
      Q<morningtummy> At the breakfast table, {Name} might notice ____. It may be worth writing down with the time and the day.
      H<morningtummy> {helper} can look at two weeks of notes, and see which days are worst. ~ A timetable often explains a stomach.
      H<morningtummy> {helper} can involve the school early, and quietly.
      H<morningtummy> {helper} can arrange a talk with a doctor or a counsellor if it goes on. ~ It responds well to help.
      T<morningtummy> {he} can eat something small and plain, because an empty stomach complains louder.
      T<morningtummy> {he} can breathe out for twice as long as in, for two minutes. ~ It works on the same nerve.
      T<morningtummy> {he} can tell one person at school what mornings are like.
      C<morningtummy> {he} can think, "It's an alarm with a bad sense of place. What is it about?"
      A<morningtummy> The notes pointed at one day of the week, and then at one hour of it. That could be talked about, which a stomach cannot. It takes a body some time to believe that a worry has been dealt with. Until then there is dry toast, a long breath out, and somebody who knows.
    `,
  },
};
