import type { DeedThread } from './deed-thread.ts';

/** An operation or a stay in hospital: the wristband, the bed on wheels, waking up and coming home. */
export const nightInHospital: DeedThread = {
  id: 'bed-on-wheels',
  image: 'a bed on wheels and a band round a wrist, and the bed at home after it',
  cue: /^(?![^]*\b(?:visited|card for|(?:gran\w*|nan\w*|mum|dad|brother|sister|friend)(?:'s)? (?:was|is|went|operation)|fish tank|play(?:ed|ing)? hospitals?)\b)[^]*?\b(?:operations?|anaesthetic|tonsils|adenoids|grommets|appendix|(?:stayed|slept|nights?|overnight|week|days)\b[^.!?]{0,24}\bin (?:the )?hospital|hospital stay)\b/i,
  decides: true,
  titles: { young: 'A Bed on Wheels', older: 'The Band Round a Wrist' },
  text: {
    '2-3': `
      D<bed-on-wheels> A bed can have wheels. Roll, roll! {Name} got through it all. What a lot of beeps! Now it is done.
      P<bed-on-wheels> The people there help all day. They help at night too.
      P<bed-on-wheels> Big people go there. They get a bed on wheels too.
      Q<bed-on-wheels> In that bed, {Name} may feel ____.
      H<bed-on-wheels> {helper} can cuddle up close.
      H<bed-on-wheels> {helper} can look at the band.
      T<bed-on-wheels> {he} can roll a toy in a box.
      T<bed-on-wheels> {he} can put a plaster on a teddy.
      C<bed-on-wheels> {he} can say, "Roll, roll, and home."
      A<bed-on-wheels> Roll, roll, and out at the door. {Name} got through it. The bed at home has no wheels. Night-night, bed.
    `,
    '4-5': `
      D<bed-on-wheels> In a hospital, beds have wheels, and names are on bands. Things go beep, and the doors open by themselves. {Name} was there and got through it. Doctors did their part while {his} part was to lie there. That is a big part too.
      P<bed-on-wheels> The nurses know each name, because it is on the band. They come to look, at night as well.
      P<bed-on-wheels> The people at home thought of {Name} the whole time.
      Q<bed-on-wheels> In the bed on wheels, {Name} may have felt ____.
      H<bed-on-wheels> {helper} can tell the bits that {Name} slept through.
      H<bed-on-wheels> {helper} can play hospital at home. ~ A box makes a good bed.
      T<bed-on-wheels> {he} can make a name band for a teddy.
      T<bed-on-wheels> {he} can draw the bed, with all its wheels.
      C<bed-on-wheels> {he} can say, "In I went, and home I came."
      A<bed-on-wheels> The band is off, and the bed at home stands still. {Name} got through it. Getting well takes a bit longer, and it goes on in sleep. Good night, bed without wheels.
    `,
    '6-7': `
      D<bed-on-wheels> A hospital only half goes to sleep. Lights blink, shoes squeak, and beds roll by like slow buses. {Name} had a band with a name round one wrist and got through it. The doctors had the quick part. Lying there, waiting and getting better is the long part.
      P<bed-on-wheels> Nurses look in at night with a tiny torch. It is their way of saying that somebody is there.
      P<bed-on-wheels> Whoever waited in the corridor drank a lot of bad tea. They were glad to see that bed roll back.
      Q<bed-on-wheels> In that bed, {Name} may have felt ____. There may be one word for before and one for after.
      H<bed-on-wheels> {helper} can tell what happened during the part that was slept through.
      H<bed-on-wheels> {helper} can help to keep the band, or to cut it off. ~ Both are fine.
      T<bed-on-wheels> {he} can play it with toys, with the doctor and the wheels.
      T<bed-on-wheels> {he} can ask anything about it, even odd things.
      C<bed-on-wheels> {he} can think, "In at one door, and home by another."
      C<bed-on-wheels> {he} can say, "My body mends while I rest."
      A<bed-on-wheels> The bed at home has no wheels, and it is the better one. {Name} got through it. A body goes on mending for some days, quietly, mostly at night. There is nothing to do for it but rest, and soup.
    `,
    '8-10': `
      D<bed-on-wheels> In a hospital, other people decide when it is breakfast, and a band says who a person is. There is a lot of waiting in it. {Name} got through the waiting, the ceiling going by overhead, and the waking up. The doctors had the busy part. The patient had the one that takes patience.
      P<bed-on-wheels> Nurses and doctors do this every day, and still they notice who asks a good question.
      P<bed-on-wheels> Those who sat beside the bed had the job of looking calm. They were not quite as calm as they looked.
      Q<bed-on-wheels> On the way along the corridor, {Name} might have felt ____. After waking up it may have been a different word.
      H<bed-on-wheels> {helper} can fill in the parts that were slept through.
      H<bed-on-wheels> {helper} can answer whatever comes up later. ~ Questions about it can take weeks to arrive.
      T<bed-on-wheels> {he} can write down or draw the oddest thing in there.
      T<bed-on-wheels> {he} can decide what to tell people who ask. ~ One sentence is enough.
      C<bed-on-wheels> {he} can think, "I was in there, and I came home."
      C<bed-on-wheels> {he} can think, "The mending goes on while I rest."
      A<bed-on-wheels> The band has been cut off, and the bed at home stays where it is put. {Name} got through it. What is left is slow and happens by itself, with sleep and soup and dull afternoons. A body is good at that when it is left in peace.
    `,
  },
};
