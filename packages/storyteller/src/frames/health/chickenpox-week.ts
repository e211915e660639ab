import { said, type NamedScene } from '../scene.ts';

/** Itchy spots that keep a child at home until they have dried. */
export const chickenpoxWeek: NamedScene = {
  id: 'spots',
  image: 'spots that are counted from new to dry, and a week at home',
  cue: said(
    String.raw`\b(?:chicken ?pox|hand,? foot (?:and|&) mouth|scarlet fever|shingles|(?:covered in|all over|itchy|so many) spots|spots (?:all over|are itchy|itch))\b`,
    String.raw`\b(?:acne|(?:chicken ?pox|the|his|her|their|has|with|got) scars?|scars? (?:from|on|left)|pimples?|vaccin\w*|jabs?|teenage\w*|last year|(?:day|week|morning) back|back (?:to|at|in) (?:school|nursery|class))\b`,
  ),
  decides:
    /^(?![^]*\b(?:(?:chicken ?pox|the|his|her|their|has|with|got) scars?|scars? (?:from|on|left)|vaccin\w*|jabs?|last year|(?:day|week|morning) back|back (?:to|at|in) (?:school|nursery|class))\b)[^]*\bchicken ?pox\b/i,
  answers: /\b(?:itch\w*|scratch\w*|stay(?:s|ing)? (?:at )?home|off school|miss(?:es|ing)?)\b/i,
  titles: { young: 'Spots Come and Spots Go', older: 'New, Blister, Crust' },
  text: {
    '2-3': `
      D<spots> {Name is} sick. Look, spots! One, two, a lot! Spots itch. It is a stay-home day. The spots dry bit by bit.
      P<spots> A body can mend spots. It takes some sleeps.
      Q<spots> With all the spots, {Name} may feel ____.
      H<spots> {helper} can dab on some cream.
      H<spots> {helper} can run a cool bath.
      T<spots> {he} can pat the spot, pat, pat.
      T<spots> {he} can count the spots on one arm.
      T<spots,comforter> {he} can hold {comforter}.
      C<spots> {he} can say, "Pat, pat, spot."
      A<spots> Some spots are dry now. They fall off one day. Then nobody is sick. Bye-bye, spots.
    `,
    '4-5': `
      D<spots> {Name is} sick, and it can be seen from outside. There are red spots, and they itch. Each spot starts small, gets a bubble and then a dry lid. Others could catch it, so it is a time at home. When all the lids are dry, the door is open again.
      P<spots> A friend would like to see {Name}. Nobody forgot. Spots are catching, and that is nobody's fault.
      Q<spots> When the spots itch, {Name} may feel ____.
      H<spots> {helper} can put cool cream on the spots.
      H<spots> {helper} can cut nails short and run a cool bath. ~ Both are good for an itch.
      T<spots> {he} can pat an itch with a flat hand.
      T<spots> {he} can make a picture for a friend, with red dots.
      T<spots,comforter> {he} can rest with {comforter}.
      C<spots> {he} can say, "Pat it, do not scratch it."
      A<spots> Day by day there are more lids and fewer bubbles. Under a lid the skin mends itself. Then a lid falls off, and nobody is sick any more. A friend gets a wave that is not catching.
    `,
    '6-7': `
      D<spots> Being sick with spots has an order. First a spot is red, then it gets a bubble, and then a crust. New ones come while old ones dry, so {Name} may have all three kinds. As long as there are bubbles, others can catch it. That is why it is a time at home. A party or a match goes on without one guest.
      P<spots> Friends do not see the spots. They only see an empty chair. Some would like days off, too.
      P<spots> Nobody did anything to get it. A cough in a room was enough.
      Q<spots> In the middle of a long itchy day, {Name} may feel ____. It may be about the skin or about what is missed.
      H<spots> {helper} can dab on something cool. ~ Cold calms the skin for a while.
      H<spots> {helper} can find another day for the friend or the cake.
      T<spots> {he} can pat an itch with a flat hand, or blow on it. ~ A crust that stays on leaves no mark.
      T<spots> {he} can send a friend a message with the number of spots.
      C<spots> {he} can think, "Red, bubble, crust, and gone."
      A<spots> The last bubble has turned into a crust. That means nobody can catch it now, and being sick is nearly over. The crusts fall off when they are ready. There may be a slice of cake in somebody's freezer.
    `,
    '8-10': `
      D<spots> Being sick with chickenpox or something like it has a timetable. A spot is red at first, turns into a blister within hours, and is a crust some days later. Fresh ones come in waves, so that {Name} may carry all three stages at once. Until the last blister has dried, other people can catch it. That is the reason for the days at home, and it does not care about parties.
      P<spots> Friends mean to write and then think of it at ten at night. A missing guest is noticed, even when nobody says so.
      P<spots> An itch is a message to scratch, sent by nerves that do not know better. Scratching answers it for three seconds and makes the next one louder.
      Q<spots> On the fourth itchy day, {Name} might feel ____.
      H<spots> {helper} can ask a pharmacist what calms the itch. ~ There are creams, and a lukewarm bath helps as well.
      H<spots> {helper} can arrange a second, smaller party for two. ~ It has more cake per person.
      T<spots> {he} can press an itch with a flat hand or something cold. ~ Cold travels along the same nerves and gets there first.
      T<spots> {he} can keep a count of new spots per day. ~ It goes up, and then it goes down.
      C<spots> {he} can think, "Red, blister, crust. It is on its way out."
      A<spots> One morning the count of new spots is nought. Two days later there is nothing left but crusts, and they fall off without being asked. Nobody is sick any more, and nobody can catch it. What was missed is told by five people in five versions.
    `,
  },
};
