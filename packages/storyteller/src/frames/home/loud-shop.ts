import { said, type NamedScene } from '../scene.ts';

/** A shop that is too loud and too bright. */
export const loudShop: NamedScene = {
  id: 'loudshop',
  image: 'a shop with too many lights and sounds, and a quiet corner in it',
  cue: said(
    String.raw`\b(?:loud\w*|nois\w*|bright\w*|lights?|lighting|crowd\w*|busy|too much|overwhelm\w*|overload\w*|sensory|overstimulat\w*|covers? (?:his|her|their) ears|ear defenders|beep\w*|smells?)\b`,
    String.raw`\b(?:wants|begs|toy|sweets|runs|trolley)\b`,
  ),
  decides: false,
  titles: { young: 'Hum, Beep, Whoosh', older: 'A Corner With Less in It' },
  text: {
    '2-3': `
      D<loudshop> The shop goes hum. {Name has} two ears. Beep, beep! It is so bright! It all comes in.
      P<loudshop> Ears cannot shut. Hands can help.
      Q<loudshop> In the loud shop, {Name} may feel ____.
      H<loudshop> {helper} can step outside.
      H<loudshop> {helper} can hold a hand.
      T<loudshop> {he} can put hands on both ears.
      T<loudshop> {he} can look at one bun.
      C<loudshop> {he} can say, "Hands on, hum off."
      A<loudshop> Beep, beep, and the door. Out of the shop. Here it is soft. Hands come down. Hello, wind.
    `,
    '4-5': `
      D<loudshop> A shop hums, beeps and talks from the ceiling. The lights are white, and the milk part is cold. {Name} may get all of it at once. Ears have no lids, and eyes do not know where to start. Then a body wants to get out.
      P<loudshop> Some people hardly hear the hum. They look for eggs and wonder what is wrong.
      Q<loudshop> Where it hums and beeps, {Name} may feel ____.
      H<loudshop> {helper} can go when few people are there. ~ Mornings are softer.
      H<loudshop> {helper} can find a quiet corner, by the flour.
      T<loudshop> {he} can put a hood up, or both hands on the ears.
      T<loudshop> {he} can look at just one thing, such as the list.
      C<loudshop> {he} can say, "I need the quiet corner."
      A<loudshop> By the flour it was quiet, because flour makes no sound. Then came the beeps, one for each thing, and the door. Outside the shop there is soft air. The hum has stayed in there.
    `,
    '6-7': `
      D<loudshop> A supermarket is made of tiles, glass and tins. Sound jumps back from all of them, and {Name} may hear it twice. Above hang long white lights, and some people can see them flicker. Hum, beeps, smells and lights come in at the same time. A brain cannot sort so much, so it says, "Out."
      P<loudshop> People whose brains turn that down do not notice it. They are looking for rice.
      Q<loudshop> Under the long lights, {Name} may feel ____. It may be in the ears, the eyes or the tummy.
      H<loudshop> {helper} can find out when the shop has its quiet hour. ~ Many have one, with no music and softer lights.
      H<loudshop> {helper} can keep the list short and go straight to it.
      T<loudshop> {he} can wear a cap against the lights and something over the ears.
      T<loudshop> {he} can show a sign that means "quiet corner, please".
      C<loudshop> {he} can think, "The shop is loud. I can turn it down."
      A<loudshop> The shop was as loud as before, but less of it got in. In one corner, between flour and sugar, it was nearly still. After the last beep the door slid open. Outside was just weather, and plenty of room in the ears.
    `,
    '8-10': `
      D<loudshop> Shops are built so that people look at everything. There is light without shadow, music that nobody chose, and something bright at the end of each row. {Name} may take in all of it, because some brains have a filter with wider holes. Fridges hum at one pitch and tills beep at another. After ten minutes the store is full, and so is the head.
      P<loudshop> People with a finer filter walk through it and think of pasta. They are not braver. They are getting less.
      Q<loudshop> After ten minutes in there, {Name} might notice ____. It often shows in the body before there is a word for it.
      H<loudshop> {helper} can shop in the quiet hour, which a good many supermarkets have.
      H<loudshop> {helper} can agree on a sign and a place to wait, and keep to both.
      T<loudshop> {he} can wear a cap and ear defenders, or music of {his} own.
      T<loudshop> {he} can take over one part of the list and be done with it in five minutes.
      C<loudshop> {he} can think, "Wide filter. Cap down, list, door."
      A<loudshop> The list was crossed off from top to bottom, and the door slid open. Outside, the ears took a while to notice that it had stopped. The same filter hears birds and new songs earlier than others do. It just was not made for the shop.
    `,
  },
};
