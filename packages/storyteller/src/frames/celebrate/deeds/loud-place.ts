import type { DeedThread } from './deed-thread.ts';

/** Where it is full and loud: a shop, a hall, a party. */
const PLACE = String.raw`(?:super ?markets?|shops?|shopping|tesco|asda|aldi|lidl|sainsbury'?s|morrisons|ikea|crowds?|crowded|busy|noisy|noise|loud(?:est)?|assembly|concert|panto\w*|theatre|cinema|soft play|disco|wedding|restaurant|caf[eé]|pub|museum|station|airport|fair|festival|market|party|football match|stadium)`;
/** What says that it was a lot for a body, and was got through. */
const STOOD = String.raw`(?:(?:without|no) (?:a |any |one |single )*(?:meltdowns?|melting down|shutdowns?|panic\w*|covering)|coped|got through|survived|stayed (?:calm|for the whole|the whole|until the|till the|to the end))`;

/** A place that is too much for some ears: the shop, the hall, the party, and the way through it. */
export const loudPlace: DeedThread = {
  id: 'loud-place',
  image: 'a loud place, and its door, which stays where it is',
  cue: new RegExp(
    String.raw`^(?![^]*\b(?:plane|flight|performed|sang|spoke|stage|haircut|dentist|hospital|fire (?:alarm|drill))\b)[^]*?(?:\b(?:ear defenders|ear muffs|headphones)\b[^.!?]{0,60}\b(?:stayed|sat|coped|managed|whole|got through|joined|went)\b|\b(?:stayed|sat|coped|managed|got through|joined|went)\b[^.!?]{0,60}\b(?:ear defenders|ear muffs|headphones)\b|\b${PLACE}\b[^.!?]{0,80}\b${STOOD}\b|\b${STOOD}\b[^.!?]{0,60}\b${PLACE}\b)`,
    'i',
  ),
  decides: true,
  titles: { young: 'Loud, Loud, and Through', older: 'Where the Door Is' },
  text: {
    '2-3': `
      D<loud-place> It was loud, loud, loud. {Name} got through the loud. Step, step, step. Then came the door.
      D<loud-place> So many sounds! So many feet! {Name} got through. One step, and one more. Hello, door!
      P<loud-place> Some ears hear a lot. A lot!
      P<loud-place> Big people like a quiet spot too.
      Q<loud-place> In the loud place, {Name} may feel ____.
      H<loud-place> {helper} can find a quiet spot.
      H<loud-place> {helper} can say, "That was loud!"
      T<loud-place> {he} can put hands on ears.
      T<loud-place> {he} can sit in a soft spot.
      C<loud-place> {he} can say, "Loud, loud, and through."
      A<loud-place> The loud is over there. Here it is soft. {Name} got through. Shh, ears.
      A<loud-place> Step, step, and out. {Name} got through the loud. The door is shut. Hello, quiet.
    `,
    '4-5': `
      D<loud-place> A place like that is full. {Name} got through it, bit by bit. There are voices in it, and lamps, and people who go past. All of it comes in at once. The door was there all the time.
      D<loud-place> Ears cannot shut as eyes can. So in a loud place they hear all of it. {Name} had both ears there and got through. Each bit of it came just once. Then came the door.
      P<loud-place> Some people hardly hear such noise. Some hear each bit of it. Both kinds of ears are good ears.
      P<loud-place> Grown-ups are glad when a loud place is behind them. They do not say so each time.
      Q<loud-place> In the loudest bit, {Name} may have felt ____.
      H<loud-place> {helper} can find some quiet for after it. ~ Ears like a rest.
      H<loud-place> {helper} can ask which bit was the loudest.
      T<loud-place> {he} can tell what helped in there.
      T<loud-place> {he} can choose a quiet spot for a bit.
      C<loud-place> {he} can say, "Loud, and loud, and through."
      C<loud-place> {he} can think, "I know where the door is."
      A<loud-place> The loud place is still loud, and {he is} not in it. {Name} got through. It is good to be quiet after that. Even feet may be quiet for a bit.
      A<loud-place> Now there is just one sound at a time. {Name} got through a lot of them today. A body can be tired after that. That is what sofas are for.
    `,
    '6-7': `
      D<loud-place> In a full place everything comes in at once: voices, lamps, smells and elbows. All of that gets sorted in one head. {Name} got through it, and the sorting is work, although nobody can see it. Every such place has a door, and people may use it early. This time it could wait.
      D<loud-place> Eyes can be shut when there is too much, and ears cannot. So a loud place gets into a head even when nobody asks it in. {Name} got through it all the same. The way through is made of minutes, and each of them came just once.
      P<loud-place> Some people hardly notice noise. Others notice every bit of it. Nobody can tell that from outside.
      P<loud-place> The others there may not know how much it was. They saw one more person in a full place.
      Q<loud-place> In the loudest part, {Name} may have felt ____. It may have been in the ears or in the whole body.
      H<loud-place> {helper} can keep the hour after it quiet. ~ A head goes on sorting for a while.
      H<loud-place> {helper} can ask what helped, and bring it along next time.
      T<loud-place> {he} can tell somebody the loudest part and the best part.
      T<loud-place> {he} can choose a quiet place for the next half hour.
      C<loud-place> {he} can think, "It was a lot, and I got through it."
      C<loud-place> {he} can think, "The door is there, and it can wait."
      A<loud-place> The place is as loud as before. {Name} is not in it any more, and got through with both ears. After that, quiet is one of the best things there is. Now there can be plenty of it.
      A<loud-place> One sound at a time is left, such as a tap or a car. {Name} got through all the others. A body can be tired after that, or it may want to run. Both are fine.
    `,
    '8-10': `
      D<loud-place> A crowded place sends everything at the same time: voices, lights, smells and other people's elbows. A brain sorts all of it, and for some brains that is far more work than for others. {Name} got through it. Leaving early would have been all right as well. It helps to know where the door is, and this time it could wait.
      D<loud-place> Eyes have lids, and ears have none. A loud place therefore comes in whether it is invited or not. {Name} got through it, minute by minute, and every minute was needed only once. What it took cannot be seen from outside. To others it was just somewhere with a lot of noise.
      P<loud-place> How much noise is too much differs from person to person. It has nothing to do with being brave. Some people only find out on the way home.
      P<loud-place> The adults there may have noticed, or they may have been busy with their own ears. Those who know what it took are impressed.
      Q<loud-place> At the loudest point, {Name} might have felt ____. In the first quiet minute it may have been something else.
      H<loud-place> {helper} can plan some empty time behind it. ~ A brain goes on sorting for a while.
      H<loud-place> {helper} can ask what made it possible, and see that it is there next time. ~ It is often one small thing.
      T<loud-place> {he} can note what helped most, for another time.
      T<loud-place> {he} can decide how quiet the rest of the day is going to be.
      C<loud-place> {he} can think, "It was a lot, and I got through all of it."
      C<loud-place> {he} can think, "I know where the door is. It can wait."
      A<loud-place> By the evening the noise has thinned out to a tap and a clock. {Name} got through a good deal more than that. It may leave a person tired, cross or oddly cheerful. The next time can be judged when it comes.
      A<loud-place> The place went on being loud without {him}. {Name} got through, and found a way of doing it. Whether it works on another day is a question for another day. This one is done.
    `,
    '11+': `
      D<loud-place> A crowded place delivers everything at once, voices, lights, smells and elbows, and leaves the sorting to whoever walks in. For some nervous systems that is a trifle, and for others it is a day's work done in an hour. {Name} got through it. Leaving would have been a perfectly good decision as well, and it is easier to stay somewhere when the way out is known.
      D<loud-place> Eyes have lids, ears do not, and architects seldom think of it. A loud place therefore arrives whether it has been invited or not. {Name} got through all of it, and the effort did not show, which is the unfair part. Other people saw somebody in a room.
      P<loud-place> How much is too much varies enormously from person to person, and it has nothing to do with character. People with a high threshold tend to believe that everybody has one.
      P<loud-place> Those who know {him} well can guess at what it took. They may say nothing, so as not to add to the noise.
      Q<loud-place> At the loudest point, {Name} might have felt ____. The first silent minute afterwards may need a word of its own.
      H<loud-place> {helper} can keep the hours after it empty, and not fill them with questions. ~ Recovery is part of the outing.
      H<loud-place> {helper} can find out what made it possible, and arrange for more of that. ~ It is often one small, unglamorous thing.
      T<loud-place> {he} can note what worked while it is fresh. ~ It makes the next decision easier, whichever way it goes.
      T<loud-place> {he} can spend the evening in exactly as much company as suits {him}.
      C<loud-place> {he} can think, "It was a lot, and I got through it."
      C<loud-place> {he} can think, "The door was there, and I did not need it."
      A<loud-place> By evening the noise has gone, apart from the sort that heads make by themselves. {Name} got through the day and through the place in it. It proves nothing about the next one, and need not. Being tired after it is simply the bill.
      A<loud-place> The place is presumably still loud. {Name} got through it, and there is no need to call it a breakthrough. The rest of the day may be as quiet as it likes, and that has been earned.
    `,
  },
};
