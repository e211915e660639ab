import { said, type NamedScene } from '../scene.ts';

/** Hands that take what they see: from the shelves, and out of other people's trolleys. */
export const inOtherTrolleys: NamedScene = {
  id: 'quickhands',
  image: 'two hands in a shop, and a job that keeps both of them busy',
  cue: said(
    String.raw`\b(?:grab\w*|tak(?:es|ing)|took|pull\w*|snatch\w*|helps? (?:him|her|them)sel\w+|picks?|picking|touch\w*)\b[^.!?]{0,40}\b(?:(?:other|another|someone|somebody|stranger)\w*(?: (?:people|person|shopper|customer)\w*)?['’]?s? (?:trolleys?|baskets?|carts?|bags?)|off (?:the|all the|every) (?:shel(?:f|ves)|display)|from (?:the|all the|every) shel(?:f|ves)|(?:everything|things|stuff) (?:off|from) (?:the )?shel(?:f|ves))\b`,
    String.raw`\b(?:without paying|stole|steals?|stealing|shoplift\w*|pocket)\b`,
  ),
  decides: false,
  answers: /\b(?:trolleys?|baskets?|eye height|shel(?:f|ves)|grab\w*)\b/i,
  titles: { young: 'A Job for Two Hands', older: 'Whose Trolley Is Whose?' },
  text: {
    '2-3': `
      D<quickhands> So much to see in the shop! {Name has} two quick hands. Out they go. But that one is not on the list. Back it goes.
      P<quickhands> Other people have a list too.
      Q<quickhands> When it goes back, {Name} may feel ____.
      H<quickhands> {helper} can say what to hold.
      T<quickhands> {he} can hold the bread tight.
      T<quickhands> {he} can point and say, "Look!"
      C<quickhands> {he} can say, "Look, look, walk on."
      A<quickhands> Two hands held the bread. The rest is in the shop. Bye-bye, shop. Hello, bread.
    `,
    '4-5': `
      D<quickhands> In a shop, things sit just where small hands are. {Name} may have one in a hand before any thinking. Some things are in other people's trolleys. Those are chosen by them. What is on the list goes in the family's trolley. The eyes may look at all of it.
      P<quickhands> When a thing is gone, somebody misses it at home. There is no cake then.
      P<quickhands> Shops put nice things down low. They want hands to take them.
      Q<quickhands> When a hand wants to take it, {Name} may feel ____.
      H<quickhands> {helper} can tell the list before the door. ~ Then all know what comes.
      H<quickhands> {helper} can give both hands a job.
      T<quickhands> {he} can push the trolley with two hands.
      T<quickhands> {he} can point with a finger and say what it is.
      C<quickhands> {he} can say, "Eyes may look. Hands have a job."
      A<quickhands> Two hands pushed the trolley all the way round. The eyes saw buns, a ball and a huge pumpkin. All the things on the list are in the bag. The rest is still in the shop.
    `,
    '6-7': `
      D<quickhands> Hands are quicker than heads, and a shop knows that. It puts what is shiny just where hands are. {Name} may hold a thing before the head has said yes or no. It may even be from another person's trolley. What lies in a trolley has been chosen, paid for or not. So it belongs to that person's plan.
      P<quickhands> A person who misses the butter at home goes all the way back. They do not know where it went.
      P<quickhands> When a grown-up says no in a shop, there are people all round. That makes a no sound harder than it is.
      Q<quickhands> With a hand halfway there, {Name} may feel ____.
      H<quickhands> {helper} can say the list at the door. ~ One thing on it can be chosen.
      H<quickhands> {helper} can go at a quiet time, and make it short.
      T<quickhands> {he} can steer with two hands and call the corners.
      T<quickhands> {he} can be the one who finds four things from the list.
      T<quickhands> {he} can give a thing back and say, "Sorry, that is yours."
      C<quickhands> {he} can think, "Our trolley, our list."
      A<quickhands> Four things were found, and the corners were called like on a ship. A hand went out once, and came back by itself. The shop went on shining at other people. In the bag is what was on the list, and one thing more.
    `,
    '8-10': `
      D<quickhands> A supermarket is a test for hands. What sells best stands at eye height, and hands set off before a decision is made. {Name} may know the moment when a thing is already being held. It may come from a shelf, or from somebody else's trolley. In there it counts as chosen. Taking it changes another family's supper.
      P<quickhands> Most people say nothing when it happens. They think about it at home, in front of the fridge.
      P<quickhands> A no in a shop is about a list and a sum. It sounds like more, because of the audience.
      Q<quickhands> When the answer is no, {Name} might feel ____. It may be in the hands before it has a name.
      H<quickhands> {helper} can agree beforehand on one thing to choose and a price. ~ One real choice is worth more than forty glances.
      H<quickhands> {helper} can keep the trip to ten minutes, at a quiet hour.
      T<quickhands> {he} can take charge of the list or the trolley. ~ A job in the hands leaves little room for anything else.
      T<quickhands> {he} can put it back, or hand it back with "Sorry, that's yours." 
      T<quickhands> {he} can walk to the door for two minutes when it gets too much.
      C<quickhands> {he} can think, "That shelf was built for me. I can still say no to it."
      A<quickhands> At the till everything on the list was there, and so was the one thing that had been chosen. The other trolleys went home with what their owners wanted. A shop that is built for quick hands can be walked through with slow ones. It takes some practice, and a list helps.
    `,
  },
};
