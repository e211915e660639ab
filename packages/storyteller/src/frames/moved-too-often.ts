import { said, type NamedScene } from './scene.ts';

/** One move among several: why make friends again? */
export const movedTooOften: NamedScene = {
  id: 'oftenmoved',
  image: 'an address book with crossed-out lines, and the names that stayed',
  cue: said(
    String.raw`(?=[^]*\bmov(?:e|es|ed|ing)\b)(?=[^]*\b(?:again|third|fourth|fifth|another|every (?:two|few|couple)|several times|so many times|lots of times|keeps? moving|yet another)\b)[^]*\b(?:friends?|point|start(?:ing)? (?:all )?over|unpack|settle)\b`,
    String.raw`\b(?:seats?|class(?:es)?|sets?|friend is moving|friend moved|dad'?s|again and again)\b`,
  ),
  decides: /\b(?:mov(?:e|ing) again|third move|moving for the (?:third|fourth|fifth) time)\b[^]*\b(?:point|friends)\b/i,
  answers: /\b(?:third|time|point|friends|job|again)\b/i,
  titles: { young: 'The Names That Stay', older: 'Friends for a Year' },
  text: {
    '6-7': `
      D<oftenmoved> {Name} moves again. It has happened before, so {he knows} how it goes. There are boxes, a goodbye and a home with other smells. To make friends again takes work. It is easy to think, "What for?"
      P<oftenmoved> Grown-ups decide about a move, and they know that it costs something. It is fair to say so.
      Q<oftenmoved> When somebody new says hello, {Name} may feel ____.
      H<oftenmoved> {helper} can help with a call or a card to old friends.
      T<oftenmoved> {he} can say, "I am tired of moving."
      T<oftenmoved> {he} can play with somebody just for today.
      C<oftenmoved> {he} can think, "One friend is a good start."
      A<oftenmoved> There is a list of names now from all the homes. Some get a card. In the new home there is one more name, in pencil. A friend for a year was a friend.
    `,
    '8-10': `
      D<oftenmoved> For {Name}, it is time to move again. Somebody who has done it a few times knows the order of things: boxes, goodbye, wrong bus, new class. By now it is tempting to skip a step. If there is a goodbye at the end, why make friends at all? It is a way of not getting hurt, and it works. It is also rather lonely.
      P<oftenmoved> The adults made the decision, mostly because of work. They may talk about how exciting it is. It can be that and a loss.
      P<oftenmoved> People who moved a lot as children often say two things. It was hard, and they can talk to anybody.
      Q<oftenmoved> Walking into yet another classroom, {Name} might feel ____.
      H<oftenmoved> {helper} can listen to the anger about it without selling the new place.
      H<oftenmoved> {helper} can make it possible to keep one or two friends: visits, calls, a game online.
      T<oftenmoved> {he} can say what {he needs} this time, such as the same club or a room first.
      T<oftenmoved> {he} can start small, with somebody to sit next to. ~ It can be nice for a year.
      C<oftenmoved> {he} can think, "A year with a friend is a year with a friend."
      A<oftenmoved> An address book with crossed-out lines looks sad from a distance. From close up it has names in it, and some of them still write. In the new home nobody expects a best friend by Friday. Good things can end and have been good.
    `,
    '11+': `
      D<oftenmoved> Another move, another home, another school in which everybody has known each other since they were five. {Name} has been through it often enough to ask what the point is of making friends. As a calculation it makes sense. An investment that is cancelled at regular intervals teaches people to invest less. It does leave one with the years in between, to be spent alone.
      P<oftenmoved> Parents who move for work tend to advertise the new place. What would help more is an admission of what it costs, and who pays it.
      P<oftenmoved> Grown-ups who moved a lot report that they became quick at reading a room. Some add that they learnt to leave before they were left. It is good to know of both.
      Q<oftenmoved> When people are friendly on the first day, {Name} might notice ____.
      H<oftenmoved> {helper} can say honestly how long it will be this time, as far as that is known.
      H<oftenmoved> {helper} can pay for the train, so that the last friends are not only on a screen.
      T<oftenmoved> {he} can say it straight: "I'm tired of starting again, and I didn't choose it."
      T<oftenmoved> {he} can keep two people from the last place properly, rather than twenty a little.
      T<oftenmoved> {he} can join one thing that {he would} do anyway. ~ Company comes with it, without an application.
      C<oftenmoved> {he} can think, "It can end and be worth having."
      A<oftenmoved> Most friendships of that age end, also among those who stay in one street. They are worth having while they last, and a few survive any number of removal vans. The question about the point is a fair one to put to the people who decided. The new home comes with one as well: who in this place would be good to have lunch with?
    `,
  },
};
