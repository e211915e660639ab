import { said, type NamedScene } from './scene.ts';

/** Everybody who comes has come to see the baby, and brings it something. */
export const visitorsForTheBaby: NamedScene = {
  id: 'babyvisit',
  image: 'coats in the hall that have come to see somebody else',
  cue: said(
    String.raw`(?=[^]*\b(?:baby|newborn|twins|new (?:brother|sister))\b)[^]*?(?:\b(?:visitors?|relatives|guests|everyone|everybody|people|family|they all|grandparents|grandma|granny|nana?)\b[^.!?]{0,40}\b(?:(?:come|comes|coming|came|visit\w*|here) (?:\w+ ){0,3}?(?:to )?(?:see|for|look|hold|cuddle|visit\w*)|(?:ask|asks|looks?|go|goes|makes? a fuss|fuss\w*|coo\w*|only (?:see|want|hold|look|interested)) (?:\w+ ){0,4}?(?:baby|newborn|twins))\b|\b(?:gets?|getting|got|has|having) all (?:the|of the|our) (?:visitors|presents|gifts|attention|fuss)\b|\b(?:presents|gifts|visitors|cards) (?:are |is |were |all )*(?:for|to see) the (?:baby|newborn|twins|new)\b|\bvisitors?\b)`,
    String.raw`\b(?:germs|ill|hospital|premature|shy|hides? from|scared of|says hello|died|dog|cat|puppy|dolls?|wants? to show|loves (?:his|her|the|their)|proud)\b`,
  ),
  decides: true,
  answers:
    /\b(?:visitors?|presents?|gifts|baby voice|baby talk|everyone|everybody|attention|plays? up|see the baby|come)\b/i,
  takesHelps: true,
  titles: { young: 'Coats in the Hall', older: 'Coats in the Hall' },
  text: {
    '2-3': `
      D<babyvisit> Ding dong! Here come coats. {Name is} here, and the baby is here. They all look at the baby.
      P<babyvisit> People stare at what is new.
      Q<babyvisit> When coats come, {Name} may feel ____.
      H<babyvisit> {helper} can sit with {Name}.
      T<babyvisit> {he} can say hello.
      T<babyvisit> {he} can show a toy.
      C<babyvisit> {he} can say, "Look, I am here too."
      A<babyvisit> Coats on, bye-bye! The baby sleeps. {Name} gets a lap.
    `,
    '4-5': `
      D<babyvisit> Since there is a baby, the bell rings a lot. Coats hang in the hall. Now {Name} may sit there and wait to be seen. The people look at the baby, and some bring it a gift. That is not easy, and it is okay to say so.
      P<babyvisit> A baby is new, so people look at it. Then they see small hands, and cannot stop. They do not mean to forget anybody.
      P<babyvisit> All babies get stared at. Then it is over.
      Q<babyvisit> When they all look at the baby, {Name} may feel ____.
      H<babyvisit> {helper} can say to visitors, "Say hello to {Name} first."
      H<babyvisit> {helper} can keep a lap free. ~ A big one may sound like a baby for a bit.
      T<babyvisit> {he} can open the door and show where the coats go.
      T<babyvisit> {he} can say, "Do you want to see my tower?"
      C<babyvisit> {he} can say, "I live here too."
      A<babyvisit> The coats go home again, one by one. The baby saw none of it, as it was asleep. Then there is time for a tower and a lap. In this home there is a baby, and there is {Name}.
    `,
    '6-7': `
      D<babyvisit> When a baby is born, people come with bags and balloons. They hang up their coats, and they ask for the baby. {Name} may get a pat on the head and a "So, are you proud?" The baby gets all the rest. It is odd to feel like the one who just opens the door.
      P<babyvisit> Visitors are like that with what is new. They have known {Name} for years, and they think that this goes without saying.
      P<babyvisit> Parents are pleased and tired on such days. They may not see who has slipped out of the room.
      Q<babyvisit> When somebody walks past to the baby, {Name} may feel ____. Proud and cross can come together.
      H<babyvisit> {helper} can keep half an hour free after each visit.
      H<babyvisit> {helper} can tell people beforehand to say hello to {Name} first.
      T<babyvisit> {he} can show something, such as a drawing or a new trick. ~ People like to be shown things.
      T<babyvisit> {he} can leave when it is too much, and say where {he goes}.
      C<babyvisit> {he} can think, "New things get looked at. I am not less."
      A<babyvisit> In the evening there are no coats in the hall. The balloons hang lower each day, and the visits get fewer. The baby has seen a few noses and slept through the rest. Somebody who has lived here for years gets a story, without any visitors.
    `,
  },
};
