import type { DeedThread } from './deed-thread.ts';

/** A milk tooth that came out by itself. */
export const toothOut: DeedThread = {
  id: 'gap',
  image: 'a gap where a tooth was, and the tongue that visits it',
  cue: /^(?![^]*\b(?:dentist|gas|extract\w*|knocked|accident|operation|hospital)\b)[^]*?\b(?:lost (?:(?:his|her|their|a|another|two|the) )?(?:\w+ ){0,3}?(?:tooth|teeth)|(?:first|second|another|wobbly) (?:baby |milk )?tooth (?:is |has )?(?:gone|out)|(?:tooth|teeth)\b[^.!?]{0,20}\b(?:fell|came|popped|dropped) out|(?:pulled|wiggled|wobbled|twisted)\b[^.!?]{0,20}\b(?:tooth|teeth)\b)/i,
  decides: true,
  titles: { young: 'One Out, One on the Way', older: 'A Good Place for a Straw' },
  text: {
    '4-5': `
      D<gap> A body has small teeth first. Then bigger ones come up and push. {Name} had a tooth that went wobble, wobble. Now it is out, and there is a gap. The tongue goes there again and again.
      D<gap> Bodies make room for new teeth. A small one gets loose, a bit more each day. {Name} went about with it, and then it was out. It looks so small in a hand. It did a lot of biting in its life.
      P<gap> Other children like to look at a gap. They may have one too.
      P<gap> Grown-ups like to see the tooth. They had small ones too, long ago.
      Q<gap> With the tooth out, {Name} may feel ____.
      H<gap> {helper} can find a small box for it. ~ A tooth is easy to lose twice.
      H<gap> {helper} can get a mirror for the gap.
      T<gap> {he} can show the gap to somebody.
      T<gap> {he} can count the teeth with the tongue.
      C<gap> {he} can say, "One out, one on the way."
      C<gap> {he} can say, "Hello, gap."
      A<gap> The tooth was in, and now it is out. A body knows when. Down in the gap the next one has a lot of time. Until then, a straw fits in very well.
      A<gap> Here is a gap, and there is a tooth. The body did it, and {Name} was there for it. Apples are odd for a while. Soup is just the same.
    `,
    '6-7': `
      D<gap> A body makes its own plans, and one of them is about teeth. The small ones let go, because bigger ones push from below. {Name} had one that hung on for a good while. Then it was out. It left a gap that the tongue likes to visit.
      D<gap> In a body, twenty small teeth make room for bigger ones. That way there is something left to chew with. {Name} has just done another bit of it. It wobbles for days, and then it happens in a second. Nobody can say beforehand in which one.
      P<gap> People who are there when a tooth comes out like to look. Some say "ooh", and some would rather not.
      P<gap> Grown-ups have no gaps of that kind any more. They still remember one of theirs.
      Q<gap> With the tooth in a hand, {Name} may have felt ____. It may have been two things.
      H<gap> {helper} can find a small box for it. ~ A tooth is easy to lose twice.
      H<gap> {helper} can count the teeth with {him}. ~ The number will change again.
      T<gap> {he} can show the gap to somebody who has not seen it.
      T<gap> {he} can draw the row of teeth with the gap in it. ~ It will not look like that for long.
      C<gap> {he} can think, "One out, and one on the way."
      C<gap> {he} can say, "The rest are staying for now."
      A<gap> There is a gap where a tooth was, and air can get in. A body does that about twenty times. The new tooth takes its time. Until then there is a good place for a straw.
      A<gap> The tooth is in one place, and {Name} is in another. That is new for both. The body goes on with its plan, without any noise. Crusts may be eaten on the other side.
    `,
    '8-10': `
      D<gap> A body replaces about twenty teeth over some six years. It does so one at a time, because the owner would like to eat. {Name} has just done another part of that. It wobbles for weeks and hangs by a thread. Then it happens at a moment that nobody would have chosen. From above it looks like a gap, and from below it is a queue.
      D<gap> The root of a milk tooth gets dissolved from below by the tooth that wants its place. The body does that without asking. {Name} noticed it as a wobble, then as a crunch, and then as a gap with a draught in it. The tongue takes about a week to get used to the new view.
      P<gap> Whoever was near will have wanted to see it, or very much not. There is little in between.
      P<gap> Dentists can tell the age of a child from such a row, within a year or so. To them it reads like a calendar.
      Q<gap> With the tooth in a hand, {Name} might have felt ____.
      H<gap> {helper} can look for a box with a lid. ~ More than one tooth has been lost twice.
      H<gap> {helper} can tell how it went with a tooth long ago. ~ There is usually a door handle in it.
      T<gap> {he} can keep a note of the date and the place. ~ It makes a strange and good list.
      T<gap> {he} can try which words sound different now.
      C<gap> {he} can think, "One down, and the queue moves up."
      A<gap> The body goes on with its list, in an order of its own. For now there is a gap, and some words whistle. {Name} got through the last wobble of it. The new one is on its way and takes its own time.
      A<gap> Somewhere there is a small white thing that has bitten hundreds of sandwiches. In its place there is room. A body seldom shows so plainly that it is at work. The straw season may begin.
    `,
  },
};
