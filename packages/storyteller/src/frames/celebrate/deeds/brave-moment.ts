import type { DeedThread } from './deed-thread.ts';

/** Something that takes courage of the whole body: the moment before it, and the one after. */
export const braveMoment: DeedThread = {
  id: 'moment',
  image: 'the last moment before, and the first one after',
  cue: /\b(?:slides?|past (?:\w+ ){0,3}dogs?|pool|water|jump\w*|leapt|climb\w*|div(?:e|ed|ing)|swing|swung|zip ?wire|roller ?coaster|rides?|rode|pony|horse|donkey|strok\w*|pett?(?:ed|ing)|held (?:a|the) \w+|fed (?:a|the)|skat\w*|trampoline|ropes?|rope bridge|ladder|lift|escalator|dark|flight|boat|train|coach|kayak|canoe|plane|flew|ferry|abseil\w*|caving|ski(?:ed|ing)?|sledg\w*|paddl\w*|splash\w*|under ?water|face in|head under|went under|let go|armbands|stabilisers|balance bike|scooter|monkey bars|climbing (?:frame|wall)|top of|deep end|waves?|sea)\b/i,
  decides:
    /^(?![^]*\bput (?:\w+ )?(?:down|to sleep)\b)[^]*?\b(?:walked (?:right |straight )?past\b[^.!?]{0,30}\bdogs?|(?:strok\w+|pett?ed|touched|held|fed)\b[^.!?]{0,30}\b(?:dogs?|puppy|horse|pony|donkey|snake|spider|goats?|lambs?|hen|chicken|lizard)|roller ?coaster|zip ?wire|diving board|deep end|jumped (?:in|off|into)|went down the (?:big|tall|long|twisty|water)[\w -]*slide|climbed (?:to|up to|all the way)[\w ]* the top|(?:went|walked|ran|crept|played|stayed|sat)\b[^.!?]{0,30}\bdark\b|(?:first|whole) (?:ever )?(?:flight|(?:plane|train|bus|boat|ferry|tram|coach) (?:ride|trip|journey)|time on (?:a|the) plane)|took off in)\b/i,
  titles: { young: 'Three, Two, One, New', older: 'The Moment Before' },
  text: {
    '2-3': `
      D<moment> It was new. {Name} had a look. One, two, three. Then it was done. Whee!
      D<moment> There was a stop first. That was a new thing! {Name} went on. One, two, three, go!
      P<moment> Big people stop and look too. Then they go.
      P<moment> Some go fast. Some go slow.
      Q<moment> At one, two, three, {Name} may feel ____.
      H<moment> {helper} can count along.
      H<moment> {helper} can say, "I saw it."
      T<moment> {he} can play it with a toy.
      T<moment> {he} can jump one time for it.
      C<moment> {he} can say, "One, two, three, go!"
      C<moment> {he} can say, "I did it. Whee!"
      A<moment> One, two, three, and done. It is not so new now. {Name} did that. Phew!
      A<moment> First a look, then a go. {Name} did it. Whee, and home.
    `,
    '4-5': `
      D<moment> Just before something new, everything stops for a bit. Feet stop, and breath stops. {Name} had that moment. Then came the next one, and that was the doing. After it, everything goes on again.
      D<moment> The first time has a long before and a short middle. {Name} stood in the before and looked. That is a good thing to do with something new. Then it was time, and {he} did it.
      P<moment> Whoever was near may have held their breath. Breath came out again when it was done.
      P<moment> Other children have that moment too. Some say "wait", and some shut their eyes. It is the same moment.
      Q<moment> In the moment just before, {Name} may have felt ____.
      H<moment> {helper} can tell how it looked from there.
      H<moment> {helper} can count to three next time. ~ It is good to have a sign to start.
      T<moment> {he} can show it with a toy, with the stop in it.
      T<moment> {he} can choose if there is a next time.
      C<moment> {he} can say, "First I looked, and then I did it."
      C<moment> {he} can think, "I know what comes after the moment."
      A<moment> The moment before is over, and it was the longest one. {Name} knows now what comes after it. It was new, and it was done. Feet and breath are back to normal.
      A<moment> It was a first time, and that happens just once. {Name} did it. A body can be a bit wobbly after something new. That goes away by itself.
    `,
    '6-7': `
      D<moment> Before something new there is a moment when a body does not want to. It puts on the brakes by itself. {Name} was in that moment, and felt the brakes, and then went. Nobody else could see them. From outside it looks like standing still.
      D<moment> Looking belongs to a first time as much as doing. {Name} looked first, and that was the slow part. Then the looking was finished. What came next took much less time than what came before.
      P<moment> People who watch do a bit of it with their own shoulders. They are pleased and out of breath at the end.
      P<moment> For some it is an old thing, because their moment was last year. Everybody had it once.
      Q<moment> With the brakes on, {Name} may have felt ____. It may have been in the knees or in the tummy.
      H<moment> {helper} can ask what it was that let go of the brakes. ~ It may work again.
      H<moment> {helper} can say how it looked from the side.
      T<moment> {he} can tell it in order, with the slow part too.
      T<moment> {he} can draw the spot where it began.
      C<moment> {he} can think, "I know what is on the other side of that moment."
      C<moment> {he} can say, "I looked, and then I went."
      A<moment> The spot where it began looks like any other spot. Nobody can see that there was a moment there. {Name} knows it. What was new is done, and the brakes are off.
      A<moment> It cannot be a first time again, however often it is done. This was the one. {Name} was there for all of it, with both knees. Next time, they have heard of it.
    `,
    '8-10': `
      D<moment> A body has brakes, and they go on by themselves when something is new. {Name} felt them and went anyway. That is all that courage is, as far as anybody can find out. People who feel no brakes do not need any. They have simply been for a ride.
      D<moment> In the last second before something new, everything gets clear: an edge, a sound, one's own hands. {Name} was in that second. Then it was over, since it can only be ended by going. After that there was the middle, and nobody has time to be afraid in the middle.
      P<moment> Those who watched probably said something helpful. It is not possible to hear helpful things in that second. They meant it all the same.
      P<moment> Others may do it without a thought, because their own first time is long ago. It has slipped their mind how large it was.
      Q<moment> In that last second, {Name} might have felt ____. In the next one it may have been the opposite.
      H<moment> {helper} can ask about the second before, and leave out how it ended. ~ Everyone saw the end.
      H<moment> {helper} can be there for another go, if one is wanted. ~ The second time can be left open.
      T<moment> {he} can describe that second to somebody as exactly as possible.
      T<moment> {he} can say what helped to let go. ~ It is worth having in words.
      C<moment> {he} can think, "The brakes were on, and I went."
      C<moment> {he} can think, "I know that second. It ends."
      A<moment> From now on there is a before and an after, with one second between them. {Name} was in it. What was new has lost its edge a little, and the brakes can rest. They did what they are for.
      A<moment> It was not a large thing in the history of the world. It was a first time, done by somebody who could feel {his} own heart. {Name} went. The rest was only physics.
    `,
    '11+': `
      D<moment> Courage is mostly a matter of timing, for there is a last second in which a whole body votes against something new. {Name} outvoted it. What follows is out of one's hands, in a good way. People speak of overcoming fear, and it would be more accurate to say that it came along for the ride.
      D<moment> From the side, a first time looks like a person doing a thing. From inside, it is a negotiation with one's own knees, and {Name} knows both views now. The negotiation took a good deal longer than the thing, and it left no trace that anybody could photograph.
      P<moment> Bystanders say "you'll be fine", for want of anything better, which is what people say when they cannot help. They will have breathed out at the same moment.
      P<moment> Those who find it easy are no braver. They have merely stopped noticing, while the ones who needed to decide can tell the difference.
      Q<moment> In the last second before, {Name} might have felt ____. The word for the second after may be quite rude.
      H<moment> {helper} can say what could be seen and leave the rest to the one who was in it. ~ Inside information is for the owner to give, if and when there is a mood for it.
      H<moment> {helper} can treat a second go as neither expected nor surprising. ~ It keeps the door open without anybody standing in it.
      T<moment> {he} can note what tipped the vote. ~ It is likely to be useful in quite different places.
      T<moment> {he} can tell it to somebody who will not say "see?". ~ There usually is one.
      C<moment> {he} can think, "All votes against, and I went."
      C<moment> {he} can think, "I have seen the far side of that second."
      A<moment> The thing itself has not become smaller, and it is no longer new. {Name} has been on the far side of that second. There is no obligation to go back, since it is simply a place that is on the map now.
      A<moment> A first time is used up by being done, and this one has been. {Name} did it with the knees {he} had. Tomorrow it will make a short anecdote, although the long version is better, and it is known to one person.
    `,
  },
};
