import { said, type NamedScene } from '../scene.ts';

/** A friend from nursery who is older and goes up to school or to the next room. */
export const movedUpFirst: NamedScene = {
  id: 'movedup',
  image: 'two pegs, one of them empty, and a friend whose day is in another place',
  cue: said(
    String.raw`\b(?:friends?|bestie|best (?:friend|mate)|mates?|buddy)\b[^.!?]{0,40}\b(?:moved? up|moving up|gone up|went up|goes? up|(?:has |have )?(?:started|starting|starts|left (?:for|to go to)|gone (?:to|off to)|going to|go(?:es)? to) (?:\w+ )?(?:big |primary )?(?:school|reception|pre-?school|the (?:next|big|older) (?:room|class)))\b`,
    String.raw`\b(?:secondary|high school|another school|different school|other school|new school|year (?:[1-9]|one|two|three|four|five|six)|moved? (?:away|house)|same school|together|scared of (?:starting|school)|(?:his|her) first day)\b`,
  ),
  decides: true,
  answers: /\b(?:moved up|big school|without (?:him|her|them)|misses?|sad|friend)\b/i,
  titles: { young: 'A Friend Who Went Up First', older: 'A Friend Who Went Up First' },
  text: {
    '2-3': `
      D<movedup> A friend is big now. The friend goes up to school. {Name} is here. One peg has no coat. Where is the friend?
      P<movedup> The friend is well. There are new toys to see.
      Q<movedup> At that peg, {Name} may feel ____.
      H<movedup> {helper} can find a photo.
      H<movedup> {helper} can play that game.
      T<movedup> {he} can wave to the photo.
      T<movedup> {he} can draw for the friend.
      C<movedup> {he} can say, "Hello, friend, up there."
      A<movedup> There is a game with one more child. It was fun. A friend can come to play one day. Up and up they all go.
    `,
    '4-5': `
      D<movedup> A friend is a bit older, and goes up first. Now there is a peg with no coat on it. {Name} stays here for now, and that can be sad. It is about birthdays and about nothing else. Each child goes up when it is time.
      P<movedup> The friend is new up there, and may look round too.
      P<movedup> Other children here may have a gap as well. They can ask for a game.
      Q<movedup> Without that friend, {Name} may feel ____.
      H<movedup> {helper} can ask if the two can meet after school.
      H<movedup> {helper} can help to find somebody for the old game.
      T<movedup> {he} can draw a picture and have it sent.
      T<movedup> {he} can show somebody else how the game goes.
      C<movedup> {he} can say, "I miss my friend. Come and play?"
      A<movedup> The peg has another coat on it now. A friend who went up is still a friend. The two can meet and tell. And one day it is {his} turn to go up.
    `,
  },
};
