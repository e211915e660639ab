import type { DeedThread } from './deed-thread.ts';

/** A night or a change in the home of the other parent that went calmly. */
export const otherHomeNight: DeedThread = {
  id: 'otherhome',
  image: 'a bag that goes from one home to the other, and a bed in both',
  cue: /\b(?:(?:slept|stayed|settled|went to (?:sleep|bed)|night|weekend|went|goes|handover|changeover|pick[- ]?up)\b[^.!?]{0,40}\b(?:(?:at|to|with|in) (?:his|her|their) (?:dad|daddy|mum|mummy|mom|father|mother)'?s?(?: new| house| flat| place| home|\b(?=[^.!?]*\b(?:first time|without (?:cry|tear|fuss)\w*|happily|calmly|overnight|whole (?:night|weekend)))))|(?:hand ?over|changeover)\b[^.!?]{0,40}\b(?:without|calm\w*|smooth\w*|happily|no (?:tears|fuss)|well))/i,
  decides: true,
  titles: { young: 'A Bag, and a Bed in Both', older: 'Both Addresses' },
  text: {
    '2-3': `
      D<otherhome> Off went the bag. {Name} got through it. There was a hello. There was a bed. Two homes, two beds!
      P<otherhome> One home thinks of {Name}. So does the other.
      Q<otherhome> In the other bed, {Name} may feel ____.
      H<otherhome> {helper} can say, "Hello, bag."
      T<otherhome> {he} can tell what was for tea.
      C<otherhome> {he} can say, "Bye, home. Hello, home."
      A<otherhome> The bag is back. {Name} got through it. A bed here, a bed there. Night-night, both.
    `,
    '4-5': `
      D<otherhome> There is a bag that knows the way between two homes. It went along this time as well. {Name} got through the goodbye and the hello. In the other home are other sounds and another lamp.
      P<otherhome> In one home somebody waved. In the other somebody waited. Both of them thought about the same child.
      Q<otherhome> In the other bed, {Name} may have felt ____.
      H<otherhome> {helper} can ask about the nicest bit.
      H<otherhome> {helper} can tell what was going on here.
      T<otherhome> {he} can draw both beds, with who is near them.
      T<otherhome> {he} can choose what goes into the bag the next time.
      C<otherhome> {he} can say, "I can sleep here, and I can sleep there."
      A<otherhome> The bag lies in the hall and is empty. {Name} got through it, and it was a lot for one day. Each home has a bed for {him}. The next goodbye has a hello behind it.
    `,
    '6-7': `
      D<otherhome> With two homes, there is packing, a goodbye and a hello. It is a lot of door for one day. {Name} got through it. After it came supper at the other table, and other sounds at night. A bed gets known by sleeping in it.
      P<otherhome> The one who stays behind hears how quiet it is. The one who opens the door has been looking out of the window. Neither of them says so.
      P<otherhome> Other children with two homes know that it is no small thing.
      Q<otherhome> Between the two doors, {Name} may have felt ____. It may have changed by bedtime.
      H<otherhome> {helper} can say that missing and having a nice time go together. ~ Nobody is let down by it.
      H<otherhome> {helper} can ask what made it easier. ~ It can go on the list for the bag.
      T<otherhome> {he} can tell one thing from there, if it is for telling.
      T<otherhome> {he} can leave something small there, so that it waits.
      C<otherhome> {he} can think, "I know the way, and I know both beds."
      A<otherhome> The shoes are back under the hook. {Name} got through it, from one door to the other. The bag gets a rest until it is the day again. A home is there, and a home is here, and nobody is a visitor.
    `,
    '8-10': `
      D<otherhome> People who have one home think of two as a holiday. It is more like a commute with feelings in it. {Name} got through the packing, the door, the polite minute between adults and the first hour in the other place. Then there was a night in which the house made its own noises. Nothing about that is automatic.
      P<otherhome> Each of the two adults would rather have all the days, and each gave up some. They watch how it goes more closely than they let on.
      P<otherhome> Friends see the second bicycle. They do not see the second goodbye.
      Q<otherhome> In the first hour, {Name} might have felt ____. By breakfast it may have been a different word.
      H<otherhome> {helper} can ask what to change next time: an earlier hour, a smaller bag, fewer questions.
      H<otherhome> {helper} can be glad about it without asking for a report.
      T<otherhome> {he} can write down what worked, in three words. ~ It can stay in the bag.
      T<otherhome> {he} can say how much is told in either home. ~ That is decided by whoever was there.
      C<otherhome> {he} can think, "Two addresses, and I can do both."
      A<otherhome> The bag is unpacked, apart from something that is in the wrong place, as is usual with two homes. {Name} got through it, and it looked easier than it was. That is how it is with things that get practised. In both homes the bed is made.
    `,
  },
};
