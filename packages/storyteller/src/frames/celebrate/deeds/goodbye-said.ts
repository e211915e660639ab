import type { DeedThread } from './deed-thread.ts';

/** A goodbye at a door in the morning, and the same two people in the afternoon. */
export const goodbyeSaid: DeedThread = {
  id: 'goodbye',
  image: 'a goodbye at a door in the morning, and the same door in the afternoon',
  cue: /^(?![^]*\b(?:funeral|grave|died|dumm|bottle|napp|moved away|leaving do|hospital|(?:old|new) (?:house|home|flat|room|bedroom)|holiday|train|airport)\b)[^]*?\b(?:drop[- ]?offs?|(?:when|as|while) (?:i|we|mum\w*|dad\w*) (?:left|went|dropped)(?: (?:him|her|them|off)){0,2}(?: (?:at|off at|in) (?:the )?(?:school|nursery|pre-?school|gate|door|class\w*))|(?:waved?|said|blew|kissed|gave)\b[^.!?]{0,24}\b(?:goodbye|bye(?:-bye| bye)?)\b|waved (?:to|at) (?:me|us|mummy|mum|daddy|dad)|let go of my (?:hand|leg)|(?:walked|went|ran|skipped|marched) (?:straight |right |happily |all )*in(?:to)?(?: to)? (?:nursery|pre-?school|school|class|reception|breakfast club|the classroom|kindergarten|the childminder\S*)|(?:went|walked|ran) in(?:to \w+)? (?:without|by|on|all|with no|no)|settled (?:in |well |so well )*(?:at|in) (?:nursery|pre-?school|school|class|the childminder\S*)|stayed (?:at|in) (?:nursery|pre-?school|playgroup|school|class|breakfast club)\b)/i,
  decides: true,
  titles: { young: 'Bye-Bye, Door. Hello, Door', older: 'The Same Door in the Afternoon' },
  text: {
    '2-3': `
      D<goodbye> It was day. Bye-bye, door! In went {Name}. It was a long day. Then the door again. Hello!
      D<goodbye> Bye-bye is a small word. {Name} did the bye-bye. Then came the day. It had play in it. It had a snack.
      P<goodbye> Grown-ups do bye-bye too. Then they do their day.
      P<goodbye> Some wave a lot. Some wave one time.
      Q<goodbye> At the door, {Name} may feel ____.
      H<goodbye> {helper} can wave back.
      H<goodbye> {helper} can say, "I am back."
      T<goodbye> {he} can wave to a toy.
      T<goodbye> {he} can show the wave.
      C<goodbye> {he} can say, "Bye-bye, door. Hello, door."
      C<goodbye> {he} can say, "Bye now. See you."
      A<goodbye> Bye-bye in the day. Hello at the end. {Name} did the bye-bye. There is the door. Hello, hello!
      A<goodbye> The day is done. {Name} went in, and came out. Wave, wave. Bye-bye, day.
    `,
    '4-5': `
      D<goodbye> At the start of a day, two people are at a door. One goes in, and one goes on. {Name} was the one who went in. Then the day began, with its noise and its things to do. In the afternoon the door was still there.
      D<goodbye> Bye-bye takes a second. The bit just before it can be long. {Name} got through that bit and through the word. Behind the door, the day had started already.
      P<goodbye> Grown-ups say it as well. Some of them look back from the corner. Then they do their day too.
      P<goodbye> The people at the door see many goodbyes. Some have tears in them, and some do not. All of them are goodbyes.
      Q<goodbye> Just before the wave, {Name} may have felt ____.
      H<goodbye> {helper} can tell how it was out there. ~ There are two halves to a goodbye.
      H<goodbye> {helper} can wave at the same spot each day. ~ A spot is easy to find again.
      T<goodbye> {he} can choose a wave for the door.
      T<goodbye> {he} can tell one thing from behind the door.
      C<goodbye> {he} can say, "Bye now, and hello later."
      C<goodbye> {he} can think, "The door opens again."
      A<goodbye> At the end, it was the same door with people at it. In between there was a whole day. {Name} got through it, from the bye to the hello. The coat came home too.
      A<goodbye> A goodbye is over in one second. {Name} did it, and then came a day with things in it. Not every morning is like that, and that is fine. Tomorrow the door is in the same place.
    `,
    '6-7': `
      D<goodbye> A school day begins at a spot where grown-ups stop. From there on, children go by themselves. {Name} went on from that spot. It is only a few steps, and they are the longest of the day. Behind them were the peg, the noise and something to do.
      D<goodbye> A goodbye has two halves, and then comes the day. One person goes in, and one stays outside with empty hands. {Name} did the going-in half. After that, things went on, as they do. At the end of it somebody was at the door.
      P<goodbye> Grown-ups who wave do not walk off and forget. They wonder what is going on inside. By lunchtime, most of them have wondered three times.
      P<goodbye> People at the door know that some days are easy and some are not. They saw this one.
      Q<goodbye> At the spot where grown-ups stop, {Name} may have felt ____. Ten minutes later it may have been another word.
      H<goodbye> {helper} can say what the morning was like outside the door. ~ Then both halves are known.
      H<goodbye> {helper} can keep the goodbye short and the same. ~ Short ones are easier.
      T<goodbye> {he} can tell what came first behind the door.
      T<goodbye> {he} can think of a sign for two, to be made at the door. ~ Nobody else needs to know what it means.
      C<goodbye> {he} can think, "A few steps, and then it is day."
      C<goodbye> {he} can say, "See you at this door."
      A<goodbye> In the afternoon, the same spot had people on it again. {Name} came out to it, with a day behind {him}. The steps in the morning had been the hard part. They are done, and they were the same length as the steps home.
      A<goodbye> Some mornings, the steps are easy, and some mornings they are not. On this one {Name} went through the door. Everything after that was the day. It can be heard about at supper, if anybody asks.
    `,
  },
};
