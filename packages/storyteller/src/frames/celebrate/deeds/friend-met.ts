import type { DeedThread } from './deed-thread.ts';

/** A friend: two people, and what they do together. */
export const friendMet: DeedThread = {
  id: 'both',
  image: 'two people, and the thing they do together',
  cue: /\b(?:to make (?:a |new |some )?friends?|knocked (?:on|at) (?:the |our |a |his |her |their )?(?:new )?(?:neighbours?|next[- ]door)\S*|made (?:a|an|some|two|three|his|her|their|new|lots of) (?:\w+ )?friends?|(?:a|his|her|their) (?:new|first|real) friends?|friends with|play(?:ed|s|ing) with (?:some ?(?:one|body) (?:new|else|different)|a (?:new|different) (?:boy|girl|child|kid|friend)|another (?:boy|girl|child|kid))|became friends|got to know)\b/i,
  decides:
    /\b(?:to make (?:a |new |some )?friends?|knocked (?:on|at) (?:the |our |a |his |her |their )?(?:new )?(?:neighbours?|next[- ]door))\b|\bmade (?:(?:a|his|her|their) (?:very |own )?(?:new|first|real|best|little) friends?|(?:a|some|two|three|new|lots of(?: new)?|so many) friends?)\b|\b(?:play(?:ed|s|ing) with (?:some ?(?:one|body) new|a new (?:boy|girl|child|kid|friend)))\b/i,
  titles: { young: 'You and Me, Said the Two', older: 'Two of Them Now' },
  text: {
    '2-3': `
      D<both> One is one. One more is two. {Name} has a friend now. Two can run. Two can play. Hello, two!
      D<both> Here is {Name}. There is a friend. They play. Up and down. One, two!
      P<both> The friend likes it too. Two is nice.
      P<both> Some people have one friend. Some have a lot.
      Q<both> With a friend, {Name} may feel ____.
      H<both> {helper} can say the name too.
      H<both> {helper} can help them meet again.
      T<both> {he} can wave and say the name.
      T<both> {he} can draw two.
      C<both> {he} can say, "You and me."
      C<both> {he} can say, "Hello, you!"
      A<both> One, two, and that is two. {Name} has a friend. Now it is home time. Bye-bye, friend.
      A<both> One and one is two. A friend is good to have. Wave, wave. Bye-bye!
    `,
    '4-5': `
      D<both> Before, the two did not know each other. Then there was something that both wanted to do. So {Name} did it with a friend. It goes like that. One says "shall we?", and the other says yes.
      D<both> A friend does not come with a label on. {Name} found one all the same. The two played, and then they played again. After some time, each knew what the other finds funny.
      P<both> The other one has a new friend as well. It takes two, and both of them get one.
      P<both> Grown-ups know how long it can take to find a friend. They are glad when they hear two voices.
      Q<both> With the new friend, {Name} may feel ____.
      H<both> {helper} can ask what the two did. ~ It may be a silly thing, and that is good.
      H<both> {helper} can help the two to meet again.
      T<both> {he} can tell the friend what game was best.
      T<both> {he} can draw what the two did.
      C<both> {he} can say, "Shall we?"
      C<both> {he} can think, "Two can do what one cannot."
      A<both> Tomorrow the two will see each other, or the day after. A friend is somebody one looks for in a crowd. {Name} has somebody to look for. And somebody looks for {Name}.
      A<both> One and one is two, and two can be on a see-saw. {Name} has a friend. There may be days with a cross word in them. Friends can have those as well.
    `,
    '6-7': `
      D<both> Two people can be in one place for weeks and not know each other. Then something small happens, and they talk. For {Name} that was the start of a friend. After that there are things that only the two know.
      D<both> Nobody can say in which minute two people turned into friends. {Name} could say what they did. They did it again the next time, because it had been good. That is mostly how it goes.
      P<both> The other one went home and told about it too. In that home they know {his} name now.
      P<both> Grown-ups cannot make friends for anybody. They can only be near and keep their fingers out of it. They are glad to see it.
      Q<both> When {Name} sees the friend coming, {he} may feel ____. It may be different on different days.
      H<both> {helper} can find a time for the two to meet. ~ Friends need time more than plans.
      H<both> {helper} can learn how the friend's name is spelt.
      T<both> {he} can ask the friend what to play next.
      T<both> {he} can tell at home what makes the two laugh.
      C<both> {he} can think, "There is somebody I look for."
      C<both> {he} can say, "Come on, then."
      A<both> In a full playground, it is easy to find a face that one knows. {Name} has one to look for, and so has the other. That is how friends begin.
      A<both> It takes two for a whisper. {Name} has a friend for that now. Other people may come and join in. It started with these two.
    `,
    '8-10': `
      D<both> It began with something the two of them did, and not with anyone deciding to be friends. That is how it usually begins. {Name} has a friend now, and with it somebody to nod to in a corridor. Lunch is a different thing with a second person in it. So is a boring afternoon.
      D<both> A friend cannot be ordered, and looking for one too hard makes it worse. {Name} got to know one by being there and going on being there. Somebody says something, somebody laughs, and the next day they say it again. After a few weeks it has become a language.
      P<both> The other person has gained one as well, and may have been wishing for it just as long. It is a thing people do not say aloud. They show it by keeping a place.
      P<both> The adults saw it coming and tried not to look pleased too early. Some may have helped it along a little and will not admit it.
      Q<both> When the friend walks in, {Name} might feel ____. On a day with an argument in it, it may be something else.
      H<both> {helper} can make meeting easy, with a lift or a sandwich more. ~ That is all a friendship needs from adults.
      H<both> {helper} can ask about the friend, and remember the answers. ~ It shows that the friend counts.
      T<both> {he} can tell the friend what was good about having company. ~ Hardly anybody says it.
      T<both> {he} can suggest the next thing to do. ~ It is good when both do that.
      C<both> {he} can think, "There are two of us in on this."
      C<both> {he} can think, "I know who I am looking for."
      A<both> Nothing about the place has changed, and it is easier to walk into. There is a friend in it. {Name} did {his} part of that, and the other did the rest. It will have good weeks and odd ones, like everything with two people in it.
      A<both> Two people now know why a certain sentence is funny, and it cannot be explained to a third. That is a fair sign of a friend. {Name} can look up when the door opens.
    `,
    '11+': `
      D<both> Friendship has no entrance exam and no starting date, and {Name} has found a friend through shared time and a matching sense of humour. It changes the small things first, so that there is somebody to sit beside without arranging it, and somebody to send the ridiculous picture to.
      D<both> After a lonely stretch, or simply a long one, it is hard to tell when it turned. {Name} has a friend now, and the turning was probably a conversation about nothing. It takes some nerve to go on talking to somebody who could still say no, and both of them had it.
      P<both> The other person may have been just as glad and just as careful not to show it. Each of them thinks that the other one made it look easy.
      P<both> Adults ask "who's that, then?" in a voice that is meant to be casual. They have been hoping for some time, and it is best to let them have a name.
      Q<both> When a message comes in from that side, {Name} might feel ____. It need not be anything dramatic.
      H<both> {helper} can offer the practical things: a room, a lift, something in the fridge. ~ The rest is not for adults, however interested they may be.
      H<both> {helper} can ask no more than one question a week about it. ~ New friendships do not like an audience.
      T<both> {he} can be the one who suggests something this time. ~ Invitations tend to come in turns, and somebody remembers whose it is.
      T<both> {he} can say, once, that it is good to have somebody to talk to. ~ It can be done in half a sentence.
      C<both> {he} can think, "There is somebody in this who gets the joke."
      C<both> {he} can think, "I went on talking, and it was worth it."
      A<both> Nobody knows how long a friend will be one, and it is no reason to be careful with it. For now there is somebody who saves a seat, and {Name} does the same. It makes the place look as though it had been built for people.
      A<both> It will have its silences and misunderstandings, since it is a real one. {Name} asked, or answered, and a friend came of it. The corridor has the same number of people in it as before, and one of them waves.
    `,
  },
};
