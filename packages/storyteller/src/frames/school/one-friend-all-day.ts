import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** One friend who is followed all day and would like some time of his own. */
export const oneFriendAllDay: NamedScene = {
  id: 'allday',
  image: 'a shadow that is nice at noon, and a game for each of two',
  cue: said(
    String.raw`\b(?:follows?|following|clings? to|clingy|stuck to|won['’]?t leave|glued to|shadows?|obsess\w* (?:with|about|over)|only (?:ever )?(?:wants? to )?plays? with)\b[^.!?]{0,30}\b(?:boy|girl|friend|child|one (?:child|kid)|classmate)\b[^]*?\b(?:fed up|had enough|annoy\w*|needs? (?:a break|space)|wants? (?:space|to be left|to play with (?:others|other|someone))|runs? away|hides? from|too much|(?:does ?n['’]?t|doesnt|not) want (?:to|him|her|it)|upset|alone|get(?:s|ting)? cross)\b`,
    String.raw`\b(?:brother|sister|mum|dad|me|teacher|dog|stranger|man|best friend only|friend (?:who )?(?:follows|only wants))\b`,
  ),
  decides: true,
  answers: /\b(?:follow\w*|all day|fed up|clings?|around)\b/i,
  titles: { young: 'A Shadow at Lunch', older: 'Room Between Two Friends' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<allday> A shadow goes where the feet go. {Name} may go with one friend like that, all day. It is good to like somebody so much. But a friend needs some room, too. Feet like to run without a shadow for a bit.
      P<allday> A friend who says, "Not now," can still be a friend. It can be later.
      Q<allday> When that friend says, "Not now," {Name} may feel ____.
      H<allday> {teacher} can find a game with some other children.
      H<allday> {helper} can help to pick two more names.
      T<allday> {he} can ask, "Can I play, or later?"
      T<allday> {he} can go and dig with somebody else.
      C<allday> {he} can say, "You there, me here, and then hello."
      A<allday> The friend ran a bit without a shadow. There was a deep hole to dig with another child. At lunch the two sit side by side. It was nice to have something new to tell.
    `,
    '6-7': `
      D<allday> At noon a shadow is small and sits close to the feet. {Name} may like one friend so much that it is like that all day. Where the friend goes, there goes {Name}. It is a kind thing to like somebody. But even good friends get tired when there is no room. Then they run, or get cross, and that hurts.
      P<allday> A friend may want to be alone, or with others, for one game. It is not a way to say, "I don't like you."
      P<allday> Some people like to have one friend, and some like six. Both are fine, and it is good to know it of each other.
      Q<allday> When that friend goes off alone, {Name} may feel ____.
      H<allday> {teacher} can start a game for {Name} and two others.
      H<allday> {helper} can draw a plan: one break together, one break not.
      T<allday> {he} can ask, "Shall we play now, or after lunch?" ~ Then there is an answer to go by.
      T<allday> {he} can take a no, and look for another game.
      C<allday> {he} can think, "Room is good for two friends."
      A<allday> At the first break they were not together. {Name} learned a clapping game from somebody with a gap in the teeth. At the second one the friend came over and wanted to know it. A bit of room had been good for both.
    `,
    '8-10': `
      D<allday> People who like each other still need air in between, as plants in a pot do. {Name} may have found one friend who is so good to be with that all the others hardly count. So {he goes} where that friend goes. The friend may like {Name} as well, and may get cross or slip away all the same. It is rarely about not being liked. It is about not having had a minute to choose.
      P<allday> Saying "I want some time without you" is hard. Many people say it with a shove, or by hiding.
      P<allday> One person who counts for everything is a lot to carry. Two or three friends share it out.
      Q<allday> When the friend walks off, {Name} might feel ____. Left behind is one possible word.
      H<allday> {teacher} can put {Name} into a club or a job with two other people.
      H<allday> {helper} can talk through what "give me space" looks like on a face.
      T<allday> {he} can ask once, "Do you want company, or not now?" and take the first answer.
      T<allday> {he} can plan one break a day with somebody else, before it is needed.
      C<allday> {he} can think, "A friend who has room comes back."
      A<allday> Some breaks were spent together and some were not. In one of those without, somebody turned out to know a good deal about volcanoes. The friend is still a friend, with a little more air around. It is easier to be glad to see a person who has been away for ten minutes.
    `,
  },
};
