import { said, type NamedScene } from '../scene.ts';

/** Medicine or water that runs into an arm from a bag. */
export const bagOnAPole: NamedScene = {
  id: 'drip',
  image: 'a bag on a pole with wheels, which gets empty drop by drop',
  cue: said(
    String.raw`\b(?:drip|drips|on an? iv|iv (?:antibiotics?|line|drip|fluids?|medicine|pole)|ivs?|cannulas?|infusions?)\b`,
    String.raw`\b(?:drips? (?:on|down|from|into)|nose drips|ice ?cream|tap)\b|\b(?:brother|sister)('s)? (?:is|was|has been) (?:in|on)\b`,
  ),
  decides: false,
  titles: { young: 'Drip, Drop, Goes the Bag', older: 'A Bag on a Pole' },
  text: {
    '2-3': `
      D<drip> A bag hangs by the bed in hospital. Drip, drop, it goes. A soft tube is on {Name}. Tape holds it on. It stays there for now.
      P<drip> The nurse looks at the bag. Drip, drop, good.
      Q<drip> With the tape on, {Name} may feel ____.
      H<drip> {helper} can push the pole.
      H<drip> {helper} can hold that arm.
      T<drip> {he} can play with one hand.
      T<drip> {he} can wave at the bag.
      C<drip> {he} can say, "Drip, drop, stay on."
      A<drip> Drip, drop, and the bag is flat. The nurse takes it off. Bye-bye, bag. The bed is soft. Here is a hand to hold.
    `,
    '4-5': `
      D<drip> In a hospital, a medicine can come from a bag. The bag hangs on a pole. It goes drip, drop, through a thin tube into {his} arm. A soft, small straw is in the arm, and tape holds it. The needle that put it there is long gone.
      P<drip> Nurses look at the bag a lot. They can see how much is left. When it is empty, it beeps, and they come.
      Q<drip> With the tube on one arm, {Name} may feel ____.
      H<drip> {helper} can push the pole. ~ It has wheels, so it comes along to the toilet.
      H<drip> {helper} can put a cushion under the arm.
      T<drip> {he} can keep that arm still and play with the other.
      T<drip> {he} can tell a nurse when it stings. ~ Then the nurse looks at it.
      T<drip,comforter> {he} can hold {comforter} in the other arm.
      C<drip> {he} can say, "Drip, drop, bag, get empty."
      A<drip> Drip, drop, and the bag is flat. All of it is in the body now. The nurse takes the bag away. When no more bags are needed, the straw comes out. Then it gets a plaster, and both arms are free.
    `,
    '6-7': `
      D<drip> Some medicine would be too slow by way of the tummy. So in a hospital it hangs in a bag on a pole. A thin tube and a soft straw bring it into {his} arm. It can be in the way when {Name wants} to turn over or play. The pole has wheels. Where somebody goes, the bag goes too.
      P<drip> A machine with numbers counts the drops. When it beeps, mostly a bag is empty or an arm was bent. Nurses know each beep.
      P<drip> Visitors look at the tube first. They would like to know whether it hurts. Some do not dare to ask.
      Q<drip> With one arm on the drip, {Name} may feel ____. It can be different by day and at night.
      H<drip> {helper} can walk along and push the pole. ~ Even a corridor is better with company.
      H<drip> {helper} can ask the nurse how many bags are left. ~ A number is easier to wait for.
      T<drip> {he} can say at once if it stings or the tape pulls. ~ Nurses can often make it better.
      T<drip> {he} can find out what one hand can do, such as cards or drawing.
      C<drip> {he} can think, "Drop by drop, the bag gets flat."
      A<drip> The bag is flat, and a nurse has switched the machine off. Everything that was in it is at work now. In the end the tape comes off, and then the soft straw. There is a plaster for the place, and an arm that bends again.
    `,
    '8-10': `
      D<drip> In a hospital, a drip is a simple machine. A bag hangs higher than the bed, a pump counts the drops, and a thin tube leads into {his} arm. There is no needle in there any more. What is left is a soft piece of plastic, not much thicker than a noodle. It sends the medicine straight to where the blood can carry it. It also means one arm that gets in the way all day, and {Name} may be tired of that.
      P<drip> Nurses like a pump that beeps, since a beep is how it asks for help. Most of the time the answer is an empty bag or a bent elbow.
      P<drip> Friends imagine something much worse, or they imagine a week of films in bed. Both are only half right.
      Q<drip> When the next bag goes up, {Name} might feel ____. It may depend on the hour.
      H<drip> {helper} can ask for the plan: which bag, how long, and when there is a break. ~ Hours with a number on them are shorter.
      H<drip> {helper} can come for a walk with the pole. ~ It has wheels, and the corridor is long enough.
      T<drip> {he} can say straight away when it stings, swells or pulls. ~ It can often be mended in a minute.
      T<drip> {he} can ask whether the tape could go another way. ~ Small things matter when they last for days.
      C<drip> {he} can think, "It empties by itself, drop by drop."
      A<drip> The last drops run down the tube, and the pump says so. A nurse turns it off, and for an hour the arm belongs to nobody else. One day the tape comes off for good. What stays is a small dot that fades, and a body in which the medicine did its work.
    `,
    '11+': `
      D<drip> In hospital a drip does two things at once. It takes a medicine to the place where it is needed, without the detour through the stomach, and it ties a person to a pole. {Name} may be grateful for the first and thoroughly fed up with the second. There is no needle left in the arm, only a soft piece of plastic that bends a little. Even so, sleeves do not fit over it, one hand is busy, and every turn in bed needs planning.
      P<drip> For the nurses a beep is a plain message, usually an empty bag or a bent elbow. They hear it all night and are not annoyed by it. They would rather be asked too often than find a sore arm in the morning.
      P<drip> Friends may not know what to write, so they write nothing, or they write that it sounds nice to have no lessons. It mostly means that they cannot picture it.
      Q<drip> When the next bag goes up, {Name} might feel ____. It can be one thing at noon and another at four in the morning.
      H<drip> {helper} can ask for the whole plan, with times, breaks and the day on which it may stop. ~ It is easier to bear something whose length is known.
      H<drip> {helper} can bring a shirt with wide sleeves and a longer charging cable. ~ Comfort on a ward is largely a matter of such things.
      T<drip> {he} can report stinging, swelling or a tight tape at once. ~ It is not making a fuss, and it is what nurses ask for.
      T<drip> {he} can ask to shower or dress in the break between two bags.
      C<drip> {he} can think, "It gets empty by itself. I only have to be here."
      A<drip> Beside the bed, the bag hangs flat on its hook, and the numbers on the pump have gone out. For an hour both arms can be used for nothing in particular. Eventually the tape comes off, and the bit of plastic turns out to be shorter than anybody would have thought. A mark the size of a full stop is left, and it does not stay long.
    `,
  },
};
