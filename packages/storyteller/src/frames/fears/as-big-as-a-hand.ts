import { said, type NamedScene } from '../scene.ts';

/** A spider that is really big, as rain spiders and huntsmen are: nobody calls it small, and a grown-up sees to it. */
export const asBigAsAHand: NamedScene = {
  id: 'bigspider',
  image: 'a big spider that came in from the weather, and a big bowl',
  cue: said(
    String.raw`\b(?:rain spiders?|huntsm[ae]n|wolf spiders?|baboon spiders?|cane spiders?|as big as|big as|(?:the )?size of (?:a|an|my|his|her|your|our)|hand[- ]?sized?|palm[- ]?sized?|saucers?|dinner plates?|(?:huge|enormous|massive|giant|gigantic) (?:\w+ )?(?:spiders?|ones?|thing))\b`,
    String.raw`\b(?:pet spider|zoo|terrarium|pet shop|film|movie|tv|video|dream\w*|nightmare\w*|tiny|size of a (?:pea|pin\w*|dot|crumb|penny|grain))\b`,
  ),
  decides: false,
  answers: /\b(?:big|size|saucer|rain|weather|huntsm[ae]n|above|ceiling|bed)\b/i,
  titles: { young: 'Big Legs and a Big Bowl', older: 'In From the Weather' },
  text: {
    '4-5': `
      D<bigspider> Some spiders are big. They have long legs and can sit high on a wall. {Name} may see one and want to get away. Big ones like it dry and dark. So they come in from the weather. They look for moths and not for people.
      P<bigspider> To a spider, a child is like a house that walks. It likes to be far from houses that walk.
      P<bigspider> Grown-ups can be scared too. They get a bowl, or somebody who has one.
      Q<bigspider> When long legs sit on the wall, {Name} may feel ____.
      H<bigspider> {helper} can see to it with a big bowl.
      H<bigspider> {helper} can shut the gap where it came in.
      T<bigspider> {he} can call a grown-up and stay away from it.
      T<bigspider> {he} can sit in another room till it is out.
      C<bigspider> {he} can say, "Big spider here. Your job, please."
      A<bigspider> Now the spider is out under a bush. It has a dry leaf for a roof. The wall has nothing on it. A grown-up looked twice, and the bed is just a bed.
    `,
    '6-7': `
      D<bigspider> Some spiders are not small at all. With its legs out, one can be as wide as a hand. {Name} may see it high on a wall or above a bed. Big ones have no web. They walk about and hunt moths and other insects. Before rain some come in, because they like to be dry.
      P<bigspider> It sits still for hours and then runs all at once. That is the part which people do not like. It runs from a thing that shook the wall.
      P<bigspider> "It does nothing" is easy to say from across the room. It is harder when it is above a pillow. People can know that it does nothing, and still want it out.
      P<bigspider> Grown-ups find out which spiders live near them. So they know which ones to leave alone. Nobody touches one to see.
      Q<bigspider> When it sits up there and does not move, {Name} may feel ____.
      H<bigspider> {helper} can get it out with a big bowl and a card. ~ A glass is too small for this one.
      H<bigspider> {helper} can check the room once and close the gap.
      H<bigspider> {helper} can swap beds with {him} until it is gone.
      T<bigspider> {he} can call from the door and leave the rest to a grown-up.
      T<bigspider> {he} can keep the bed a hand away from the wall.
      C<bigspider> {he} can think, "It came in from the weather, and it is going out."
      A<bigspider> The bowl is empty, and the spider is under a stone outside. Soon there are moths about for it. In here the wall is a wall and the bed is a bed. It is fine not to like them, whatever their size.
    `,
    '8-10': `
      D<bigspider> In warm countries, and sometimes in cool ones, there are spiders for which a glass is no use. They are as wide as a hand and flat enough for a gap under a door. {Name} may have met one on a wall. They build no webs and go hunting for cockroaches and moths. When the weather turns, they look for somewhere dry, and a house is very dry.
      P<bigspider> People who grew up with them may give them names and leave them on the ceiling. People who did not may move out for the evening. It depends a good deal on who showed whom what, at the age of four.
      P<bigspider> A spider of that size is slow to move and quick when it does. It has felt the wall shake, and it goes the other way, or what it takes for that.
      Q<bigspider> When it is up there and does not move, {Name} might feel ____. Knowing that it is harmless and wanting it out do not contradict each other.
      H<bigspider> {helper} can take it out with a bowl and a stiff card, and check which kind it is.
      H<bigspider> {helper} can close the gap under the door, and change the outside lamp that draws moths.
      T<bigspider> {he} can report the place and watch it from the door. ~ A spider that is watched is not lost.
      T<bigspider> {he} can pull the bed a bit away from the wall, so that nothing can walk across.
      C<bigspider> {he} can think, "Long legs, short visit."
      A<bigspider> Out in the hedge, the spider folds up its legs until it looks half the size. It will have its supper there tonight, and nobody indoors is going to miss it. The ceiling is white again. It is perfectly possible to respect an animal and to prefer it in a hedge.
    `,
    '11+': `
      D<bigspider> The usual advice about spiders comes from places where they are the size of a button. Elsewhere there are huntsmen and rain spiders with the span of a hand, and they have no interest in corners. {Name} may have seen one cross a ceiling. They make no web, live on cockroaches and moths, and come indoors when the weather turns. Their bites are rare and seldom serious, but hands stay off them all the same.
      P<bigspider> Telling somebody that it is harmless answers a question that was not asked. The question was whether it could be somewhere else.
      P<bigspider> Those who share a house with them are of two parties, the ones with a name for it and the ones with a bowl. They can live together if the second party is quick.
      Q<bigspider> With something that size overhead, {Name} might notice ____. Skin gives its opinion first.
      H<bigspider> {helper} can remove it with a bowl and a board, and no commentary.
      H<bigspider> {helper} can look at the gaps, the lamps and the plants by the wall. ~ It is a matter of building and not of courage.
      T<bigspider> {he} can look up what lives in the area and which few kinds call for an adult at once.
      T<bigspider> {he} can begin with photographs and work up, on {his} own timetable.
      C<bigspider> {he} can think, "It is only in transit."
      A<bigspider> Somewhere beyond the lamp the spider is back at work, and the night has fewer cockroaches for it. The ceiling is empty, which has been confirmed once and need not be confirmed again. There is no age by which a person is expected to like them.
    `,
  },
};
