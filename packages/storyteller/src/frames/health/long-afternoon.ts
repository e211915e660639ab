import { said, type NamedScene } from '../scene.ts';

/** Hours on a ward in which nothing happens, while friends do things somewhere else. */
export const longAfternoon: NamedScene = {
  id: 'afternoon',
  image: 'an afternoon with many squares, and the ones that get filled in',
  cue: said(
    String.raw`\b(?:bored|boring|boredom|nothing to do|fed up|miss(?:es|ing)? (?:out on|out|his|her|their|all|school|football|dance|the party|seeing)\b(?! (?:mum|mummy|mom|dad|daddy|brother|sister|dog|cat|pet|bed)))`,
    String.raw`\b(?:drip|needles?|at night|came home|home from|scared|afraid|terrified)\b`,
  ),
  decides: false,
  titles: { young: 'A Long Afternoon', older: 'Three O’Clock on the Ward' },
  text: {
    '6-7': `
      D<afternoon> The time between lunch and tea is the longest in a hospital. The doctors have been, and {Name has} looked out of the window twice. At home or at school the friends are playing. In here a clock goes round very slowly. Time without anything in it seems longer than it is.
      P<afternoon> The friends do not stop thinking of somebody just because a chair is empty. They may not know what to say, or whether they may write.
      P<afternoon> Nurses hear "I am bored" with some pleasure. Somebody who is bored is often getting better.
      Q<afternoon> In the middle of a long afternoon, {Name} may feel ____.
      H<afternoon> {helper} can ask who brings games to a bed. ~ Most children's wards have somebody for that.
      H<afternoon> {helper} can take a picture or a message to the friends.
      T<afternoon> {he} can cut the afternoon into four parts and put one thing into each.
      T<afternoon> {he} can send the friends one question. ~ A question gets an answer.
      C<afternoon> {he} can think, "One square at a time."
      A<afternoon> One part was for a drawing, and one was for a message. The last part was only for looking at the ward. Then the trolley with the tea came round the corner. The friends have an answer to write, and one more afternoon is done.
    `,
    '8-10': `
      D<afternoon> At three o'clock nothing happens in a hospital. The doctors have been, the visitors are still on the bus, and the film has been seen. {Name} may think of what the others are doing at this very minute. Empty time is measured by a brain in its own way: the less is in it, the slower it goes. So an hour on a ward can be longer than a morning at school. That does not show in any chart.
      P<afternoon> Friends are awkward about hospitals. Some do not write because they think they would disturb, and some wait to hear first. It is seldom because they have forgotten.
      P<afternoon> Nurses are rather pleased when somebody complains of boredom. A very ill person is hardly ever bored.
      Q<afternoon> At three o'clock, {Name} might feel ____. It may be more than one word.
      H<afternoon> {helper} can find out what the ward has: a play worker, a teacher, a console on wheels. ~ Not all of it is offered, but it is there for the asking.
      H<afternoon> {helper} can carry news in both directions. ~ What was said in the changing room is worth more than a card.
      T<afternoon> {he} can draw the afternoon as a row of squares and write one thing into each. ~ Filled squares go by faster.
      T<afternoon> {he} can send somebody a question about today. ~ It gets more answers than "I am bored".
      C<afternoon> {he} can think, "Not the whole week. The next square."
      A<afternoon> By five, four squares have something in them, and one has been left white on purpose. An answer has come, with a bad joke and the score. Footsteps come along the ward, and it is somebody with a tray. The place among the others is still there, and it is only waiting for its owner.
    `,
    '11+': `
      D<afternoon> There is an hour on every ward that belongs to nobody. The doctors have been round, the visitors are not here yet, and the phone shows people who are somewhere else, all together. {Name} may be less ill than bored by now, and it is hard to explain why boredom is so tiring. Brains measure time by what happens in it. Where nothing does, an hour stretches, although it leaves almost nothing behind to remember.
      P<afternoon> Friends often go quiet around illness. They do not want to say the wrong thing, or they suppose that a person in hospital has better things to do than to answer. Most of them would be relieved to be written to first.
      P<afternoon> Staff take complaints about boredom as good news, and say so to each other. It is a sign of strength coming back, with nowhere to go yet.
      Q<afternoon> In that hour, {Name} might notice ____. It can be about the others rather than about the ward.
      H<afternoon> {helper} can ask what there is beyond the television: a teacher, a youth worker, a quiet room, better wifi. ~ Wards have more than they mention.
      H<afternoon> {helper} can bring something unfinished from home. ~ A thing that is half done pulls harder than a new one.
      T<afternoon> {he} can ask one friend for one thing, such as a photo of something dull. ~ Dull things are what one misses.
      T<afternoon> {he} can divide the afternoon into parts and decide only about the next.
      C<afternoon> {he} can think, "This hour is long because it is empty. I can put something in."
      A<afternoon> By the time the trays come round, part of the hour has been used, and part has simply gone. There is a photo of a wet pitch on the phone, and somebody's terrible parking. It is proof that everything is still going on and has a gap in it of the right size. The ward gets louder towards evening, and the hour that belonged to nobody is over.
    `,
  },
};
