import type { DeedThread } from './deed-thread.ts';

/** One thing and more than one person who wants it. */
export const sharedTurns: DeedThread = {
  id: 'share',
  image: 'one thing that went from hand to hand',
  cue: /\b(?:shar\w+|(?:took|taking|takes|take) (?:it in )?turns|swapp\w+|let (?:his|her|their|a|an|another|the|somebody|someone|[A-Z]\w+|other)\b[^.!?]{0,40}\b(?:have|go|play|use|hold|ride|choose|borrow|turn)|gave (?:up )?(?:his|her|their|the) (?:turn|place|go)|lent)\b/,
  decides: false,
  titles: { young: 'From Hand to Hand', older: 'One Thing, Two People' },
  text: {
    '2-3': `
      D<share> One thing, and two people. {Name} did share. Here, a turn! Then a turn came back.
      D<share> {his} hand had it. Then it let go. That is sharing! Here it went. Now two had a turn.
      P<share> A turn is a nice thing to get. What a face!
      P<share> It is hard to let go. Big people know that.
      Q<share> With an empty hand, {Name} may feel ____.
      H<share> {helper} can say, "A turn each."
      H<share> {helper} can say, "Two turns!"
      T<share> {he} can give a toy a turn.
      T<share> {he} can show how it went.
      C<share> {he} can say, "My turn, your turn."
      C<share> {he} can say, "Here you are."
      A<share> One turn, and one more turn. {Name} did share. The thing is put down now. Two people are glad.
      A<share> From hand to hand it went. {Name} had a turn. Somebody had a turn. That is to share.
    `,
    '4-5': `
      D<share> One thing can be wanted by more than one person. It goes from hand to hand then, in turns. {Name} let it go out of {his} hand. Then somebody else had it.
      D<share> Hands like to hold on. To share, a hand listens for "now the other one". {his} hand heard that and let go. The other one had a turn, and nothing broke.
      P<share> Somebody who gets a turn may forget to say thanks. They are busy being glad.
      P<share> Grown-ups find it hard to share as well. With some it is the last chip.
      Q<share> While the other one had it, {Name} may have felt ____.
      H<share> {helper} can say what was seen. ~ It is a quiet thing, and easy to miss.
      H<share> {helper} can help with the next swap.
      T<share> {he} can choose what to do while the other has a turn.
      T<share> {he} can tell how the two did it.
      C<share> {he} can say, "You, then me, then you."
      C<share> {he} can think, "It went away, and I let it."
      A<share> When it was over, two people were glad of their turns. The thing does not know whose it was. {Name} knows, and let somebody else have it. That is how to share.
      A<share> A turn goes by quickly for one and slowly for the other. {Name} had the slow side for a while. It was {his} choice to share. Then it was over, and both could rest.
    `,
    '6-7': `
      D<share> One thing and two people make a problem. It can be solved by pulling, or by taking turns. {Name} chose the second way. The hard bit of sharing is not the giving. It is the standing there with empty hands.
      D<share> To share is to have less for a while. That can be seen at once. {Name} gave a turn away, and what there was more of came later. From then on, two people were in it.
      P<share> The other one noticed, even without saying it. People know quite well who let them have a go.
      P<share> Whoever saw it from the side will have thought something kind. They may not have said it aloud.
      Q<share> With empty hands, {Name} may have felt ____. It can be two things at once.
      H<share> {helper} can say that it was seen. ~ Fair things happen fast and get missed.
      H<share> {helper} can help to keep the turns about equal. ~ A song can be the clock.
      T<share> {he} can say how long a turn is, next time. ~ Then nobody needs to guess.
      T<share> {he} can tell what was good about having two in it.
      C<share> {he} can think, "Empty hands now, full hands later."
      C<share> {he} can say, "Your go."
      A<share> By the end it had been in both pairs of hands many times. {Name} shared it, and it is still all there. The empty minutes are forgotten by now. The game is not.
      A<share> There was one thing, and it was enough for two. That is because somebody gave up a turn. {Name} did. Next time it may be the other one who says "your go".
    `,
    '8-10': `
      D<share> Sharing looks like a small thing to everyone except the person who does it. {Name} gave somebody else a turn with something that could just as well have been kept. There is a second in which the hand argues. Then it opens, and something different begins, because now there are two people in it.
      D<share> It is easy to share what nobody wants. What {Name} let somebody else have a turn with was wanted, and by {him} first of all. That is why it counts. There was no judge and no rule about it. There was another person standing there.
      P<share> The one who got it may not have made much of it at the time. People remember who was generous for longer than they show.
      P<share> Adults have separate tubs of ice cream in the freezer with names on. They have no reason to feel superior.
      Q<share> In the second when the hand argued, {Name} might have felt ____. It may have changed when the other one laughed.
      H<share> {helper} can mention it later, in one sentence. ~ That is about the right amount.
      H<share> {helper} can leave the two alone with it. ~ Fairness works better without a referee.
      T<share> {he} can suggest how to split it next time. ~ A plan beforehand saves the arguing.
      T<share> {he} can ask for a turn with something in return, another day. ~ That is fair as well.
      C<share> {he} can think, "It is more fun with two in it."
      C<share> {he} can think, "I let go, and nothing broke."
      A<share> Whatever it was is back in its place, and no one could tell that it had been shared. Two people can. {Name} gave up some turns and got some company. It is not a bad rate of exchange.
      A<share> Nobody keeps accounts of such things, which is just as well. {Name} let somebody have a turn because that somebody was there. The hand that opened is free for something else.
    `,
    '11+': `
      D<share> Generosity is easier in theory, where nothing is missing afterwards. {Name} gave somebody else a turn with something real, and then did without it for a while. Nobody had set that up as a test, and it is the unsupervised version that tells something about a person.
      D<share> To share a thing is to be less in charge of it, and {Name} accepted that and handed over a turn. The thing might have come back scratched, late or not at all, and these risks are the actual gift. Most people prefer to give what they do not mind losing.
      P<share> The other person knew what it was worth, and may have covered that up with a joke. It will be remembered when there is something to hand over in the other direction.
      P<share> Adults insure things and write their names in books. A turn freely given makes them slightly thoughtful.
      Q<share> While it was in other hands, {Name} might have felt ____. Regret and pleasure can take turns, too.
      H<share> {helper} can acknowledge it without calling anybody unselfish. ~ The word has spoilt many a kind act.
      H<share> {helper} can stay out of the terms. ~ The two of them can settle those.
      T<share> {he} can name conditions, such as when it is wanted back. ~ Clear terms keep generosity friendly.
      T<share> {he} can leave it uncounted. ~ Not everything needs to come out even.
      C<share> {he} can think, "It was mine to give, and I gave it."
      C<share> {he} can think, "Two people got something out of it."
      A<share> It has been returned or used up, and life is about as it was. One person had a turn with something, because {Name} let them. Things wear out either way, and it is better when somebody has enjoyed them.
      A<share> There is no profit in it that could be shown to anybody. {Name} shared, and it cost a little, as such things do. The other one has a reason to think well of people, which is worth having on an ordinary day.
    `,
  },
};
