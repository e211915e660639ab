import { said, type NamedScene } from '../scene.ts';

/** A school meal that is free, and a card or a queue by which others can see it: who would rather go hungry than show it. */
export const cardOfAnotherColour: NamedScene = {
  id: 'freemeal',
  image: 'a card of another colour, and a plate that does not know who paid',
  cue: said(
    String.raw`\bfree (?:school )?(?:meals?|dinners?|lunch(?:es)?)\b|\bFSM\b|\b(?:different|another|special|other|wrong)[- ]colou?r(?:ed)? (?:card|ticket|token|wristband|tray|lanyard)\b|\b(?:owes?|owing|debt|arrears|behind with|top(?:ped)? up)\b[^.!?]{0,30}\b(?:dinner|lunch|canteen|school meal)\w*`,
    String.raw`\b(?:free meal deal|kids eat free)\b`,
  ),
  decides: false,
  answers: /\b(?:card|eaten at home|proud|hungry|free)\b/i,
  titles: { young: 'The Plate Does Not Know', older: 'What the Plate Does Not Know' },
  text: {
    '4-5': `
      D<freemeal> At lunch some families pay, and for some the school pays. {Name} gets lunch that is paid for by the school. It is the same soup and the same spoon. The plate does not know who paid. A tummy does not know it either.
      P<freemeal> The cooks like it when children eat. That is what they cook for.
      Q<freemeal> In the line for lunch, {Name} may feel ____.
      H<freemeal> {helper} can ask the school for another card.
      T<freemeal> {he} can sit next to a friend.
      T<freemeal> {he} can tell {helper} what was on the plate.
      C<freemeal> {he} can think, "Same soup, same spoon."
      A<freemeal> The plates are empty, and they all look alike. They go on one pile. Lunch is in the tummies now. There is strength in there for play.
    `,
    '6-7': `
      D<freemeal> School lunch costs money, and somebody pays for each plate. For some children it is the family, and for some it is the school. {Name} may know which it is, and may not want others to see it. So it can seem easier not to eat at all. But a body needs its lunch in the middle of the day. It asks for food, and not for who paid.
      P<freemeal> Free lunches were made so that every child can eat. Many children in many schools have them. It is not written on any face.
      P<freemeal> Money says nothing about how clever, kind or hard-working a family is.
      Q<freemeal> In the queue for lunch, {Name} may feel ____. It may be in the neck or in the ears.
      H<freemeal> {helper} can ask the school office for a card like the others. ~ Many schools can do that.
      H<freemeal> {helper} can keep something to eat for the way home.
      T<freemeal> {he} can go in with a friend and talk about something else.
      T<freemeal> {he} can say, "It is just my card," and get a spoon.
      C<freemeal> {he} can think, "The plate does not know, and I am hungry."
      A<freemeal> After lunch the plates stand on a trolley, one on top of the other. Nobody can tell whose was paid by whom. In the afternoon there is maths, and a body with lunch in it. If somebody says something about it, home may know.
    `,
    '8-10': `
      D<freemeal> A school kitchen cooks a hundred lunches in one pot, and each of them is paid for by somebody. For some it is the family and for others the state. {Name} may know which it is, because of a card or a list that others can see as well. To say that one has eaten already is a clever way round it. It costs the whole afternoon, though, because a growing body notices a missing meal by two o'clock.
      P<freemeal> Free meals exist because some people fought to have them, so that all children could learn on a full stomach. They are a right, like a seat in the classroom.
      P<freemeal> What a family earns depends on jobs, rents and luck. It says nothing about worth, and hardly anything about effort.
      Q<freemeal> With the card in one hand, {Name} might feel ____. Pride is allowed to be one of the words.
      H<freemeal> {helper} can ring the office and ask for a way in which nobody can tell. ~ Schools are meant to keep it private.
      H<freemeal> {helper} can tell who pays for other free things, such as the library.
      T<freemeal> {he} can say exactly what is awkward: the card, the queue or a person. ~ Each of these can be changed in another way.
      T<freemeal> {he} can have one sentence ready, such as "It's lunch. I'm eating it."
      C<freemeal> {he} can think, "The food is mine by right. The card is only a card."
      A<freemeal> On the trolley the empty plates look like a set, because they are one. In the last lesson some stomachs are quiet and can think of other things. A card can be changed, and a rule about cards can too. Until then a lunch has been eaten, and it did its job without asking who paid.
    `,
  },
};
