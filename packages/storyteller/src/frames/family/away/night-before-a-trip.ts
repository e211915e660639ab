import { said, type NamedScene } from '../../scene.ts';

/** A parent travels for work now and then, and the evening before is the hard one. */
export const nightBeforeATrip: NamedScene = {
  id: 'eve',
  image: 'a suitcase by the door the evening before',
  cue: said(
    String.raw`\b(?:night|evening|day|days|week) before (?:i|we|mum\w*|mom\w*|dad\w*|papa|mama|he|she|my (?:husband|wife|partner)|(?:a|each|every|his|her|my|the) (?:\w+ )?(?:trip|flight)) ?(?:go(?:es)?|leaves?|travels?|fl(?:y|ies)|am|is|away|set off|$|[.,])|\b(?:when|if|whenever|as soon as|every time|each time) (?:i|dad\w*|mum\w*|mom\w*|he|she|(?:he|she) sees (?:me|us|him|her)) (?:pack\w*|(?:get|gets|see|sees) (?:my|his|her|the|out my|out the) (?:suit)?case)\b|\b(?:sees|seeing) (?:me|my|the|his|her) (?:pack\w*|suitcase|bag packed)\b`,
    String.raw`\b(?:prison|jail|army|deploy\w*|navy|hospital|months?|school trip|camp|holiday|we (?:all )?(?:go|fly|travel)|moving|lunch)\b`,
  ),
  decides:
    /\b(?:night|evening|day) before (?:i|dad\w*|mum\w*|mom\w*) (?:go(?:es)? away|leaves? for|travels?|fl(?:y|ies)|goes? on)\b/i,
  answers: /\b(?:cling\w*|night before|travel\w*|cr(?:y|ies)|pack\w*|sleep)\b/i,
  titles: { young: 'The Suitcase by the Door', older: 'The Evening Before' },
  text: {
    '2-3': `
      D<eve> A case is by the door. {who} is going away for some nights. {Name} may hold on tight.
      P<eve> A hug now is a good hug.
      Q<eve> By the case, {Name} may feel ____.
      H<eve> {helper} can say who does bedtime.
      T<eve> {he} can put one thing in the case.
      T<eve> {he} can wave at the door.
      C<eve> {he} can say, "One hug, two hugs."
      A<eve> The case is shut. {who} is away for some nights. {Name} has a bed and a song. Night-night.
    `,
    '4-5': `
      D<eve> A suitcase stands by the door. {who} will be away for some nights, because of work. {Name} may hold on tight the evening before. It is like wanting to keep all the hugs. No child made it so.
      P<eve> Whoever packs a suitcase may be sad, too. They may look busy all the same.
      Q<eve> When {Name} sees the suitcase, {he} may feel ____.
      H<eve> {helper} can say who does breakfast, and who does bedtime.
      H<eve> {helper} can draw one moon for each night.
      T<eve> {he} can put a small thing in the suitcase.
      T<eve> {he} can keep a scarf from {who} in bed.
      C<eve> {he} can say, "Out goes the case, and in it comes."
      A<eve> The case is shut, with a small thing in it. {who} is away for as many nights as there are moons. There was one more hug, and it was a long one. Each morning, one moon gets crossed out.
    `,
    '6-7': `
      D<eve> When {who} goes away for work, one evening is worse than the rest. It is the one before. {Name} may see the suitcase and hold on tight, or stay awake for long. {who} is not even away yet. The reason is work, and not anything that a child did.
      P<eve> A goodbye that is still to come takes up a lot of room. Many children say that the next morning is easier.
      P<eve> Grown-ups who travel look back at the window, too. They know that this house is where the suitcase lives.
      Q<eve> With the suitcase by the door, {Name} may feel ____. It may be less the day after.
      H<eve> {helper} can say which nights it is, and who is here.
      H<eve> {helper} can keep the last hour for a long story.
      T<eve> {he} can hide a note in a shoe in the suitcase.
      T<eve> {he} can say, "I hate the evening before." ~ Then somebody can sit there for a while.
      C<eve> {he} can think, "The hard part is tonight. I know the rest."
      A<eve> In the morning the suitcase is gone, and there is cereal. {who} is away, and will find the note. The nights have numbers on the calendar. When the suitcase comes back, it mostly has washing in it.
    `,
    '8-10': `
      D<eve> When somebody goes away for work, the worst moment is mostly the evening before. {Name} may see the suitcase in the hall then. {who is} still here, and half away already. People may get clingy, cross or wide awake then. It is not babyish. Brains mind a goodbye most while it is still coming. No child has anything to do with the reason, which is work.
      P<eve> Whoever packs may be short of words. It is hard to look for a charger and say goodbye at once.
      P<eve> In many families with a suitcase, people quarrel on that evening. A quarrel can be a goodbye that came out wrong.
      Q<eve> The evening before, {Name} might feel ____. Stomachs know the date.
      H<eve> {helper} can get the packing done early, so that the last hour is free.
      H<eve> {helper} can write down the nights, the calls and who is here. ~ What is on paper need not be asked at midnight.
      T<eve> {he} can choose what to do with the last hour.
      T<eve> {he} can put something into the suitcase that will be found on the second day.
      C<eve> {he} can think, "This is the worst bit, and it is one evening long."
      A<eve> The next morning is oddly ordinary. {who} is away, the hall is clear, and there is school. The dates are on the fridge, and so is the number. It can be missed out loud, and then the day can be about something else.
    `,
  },
};
