import type { DeedThread } from './deed-thread.ts';

/** A visit to a doctor, a dentist or a nurse: in at the door, the part in the middle, and out again. */
export const visitDone: DeedThread = {
  id: 'visit',
  image: 'the door of a visit: in, the part in the middle, and out again',
  cue: /^(?![^]*\b(?:gave (?:himself|herself|themselves)|(?:did|does|gives?|gave) (?:his|her|their) (?:own )?(?:\w+ )?(?:injections?|insulin|jab)\b[^.!?]{0,20}\b(?:by (?:him|her|them)sel\w+|on (?:his|her|their) own|without help)|gentle|over the phone|phoned|rang|booked|made (?:his|her|their) own|play(?:ed|ing)? (?:doctors?|nurses?)|dressed (?:up )?as|drew|card for|translat\w*|for (?:his|her|their) (?:mum|dad|gran\w*|nan\w*)|helped|looked after|kept (?:his|her|their) (?:brother|sister)|thank ?you (?:card|letter))\b)[^]*?\b(?:dentist|hygienist|doctor'?s?|nurse|gp|injections?|jabs?|vaccin\w*|boosters?|blood (?:test|taken)|bloods (?:taken|done)|x-?ray|scan|mri|eye test|eyes tested|ears tested|optician\w*|check-?up|hearing test|filling|tooth (?:out|taken out)|stitches|plaster cast|cast (?:off|on)|eye ?drops|ear ?drops|flu spray|hospital appointment|orthodontist|braces? (?:fitted|tightened|on|off)|allergy test|swab|tonsils|adenoids|grommets|appendix|operation|surgery|anaesthetic|(?:out of|home from|back from|night in) (?:the )?hospital|hospital stay|look(?:ed)? in (?:his|her|their) (?:ears?|mouth|throat|eyes)|count(?:ed)? (?:his|her|their) teeth)\b/i,
  decides: true,
  titles: { young: 'In, and Out Again', older: 'The Part in the Middle' },
  text: {
    '2-3': `
      D<visit> In at the door went {Name}. Then came the middle bit. It was a big day! {Name} got through. Out at the door!
      D<visit> A bit came first. A bit came next. {Name} got through it. Then it was done. Out, out, out!
      P<visit> They do it all day there. They know it can be hard.
      P<visit> Big people go there too. They sit and wait.
      Q<visit> In the middle, {Name} may feel ____.
      H<visit> {helper} can say, "In, and out."
      H<visit> {helper} can hear it all.
      T<visit> {he} can play it with a toy.
      T<visit> {he} can show where it was.
      C<visit> {he} can say, "In, and done, and out."
      C<visit> {he} can say, "Bye-bye, door."
      A<visit> In at the door. Out at the door. {Name} got through the middle. Now it is day again. Bye-bye!
      A<visit> The middle bit is done. {Name} got through it. The door is shut. Hello, home.
    `,
    '4-5': `
      D<visit> People go in at a door and come out at it again. In between is the middle bit. {Name} got through the middle. It went in small parts, one after the other. Then there was the door again.
      D<visit> First there is the waiting. Then somebody says a name, and it is the right one. {Name} went in and got through it, bit by bit. The last bit was the best one. It was the way out.
      P<visit> People who work there see many children in a day. Some talk, some hum, and some say nothing at all. They do not mind which.
      P<visit> Grown-ups go there as well. Some of them hold on to the chair.
      Q<visit> In the middle bit, {Name} may have felt ____.
      H<visit> {helper} can tell what could be seen from there. ~ It is good to hear it.
      H<visit> {helper} can play the visit with {him}. ~ Now {he} can be the one who looks.
      T<visit> {he} can do the same with a toy, from door to door.
      T<visit> {he} can tell which bit was the longest.
      C<visit> {he} can say, "In, the middle, and out."
      C<visit> {he} can think, "I know how it goes now."
      A<visit> The door is behind {him} now, and the day goes on. {Name} got through the middle bit. It had a start and an end, and it is over. There is still some day left for other things.
      A<visit> In there the next person has a turn. {Name} is through with it and out again. It was not a small thing, and it was done. Feet know the way home.
    `,
    '6-7': `
      D<visit> Every visit of that kind has three parts. There is the waiting, there is the middle, and there is the way out. {Name} got through all three. The middle is the short one, although it does not feel like it. The people there do it every day, and {Name} does not.
      D<visit> The hard thing about a visit is that it is done to somebody. Hands and lamps come close, and a body lets them. {Name} let it happen and got through. It took as long as it took. Then somebody said that it was finished.
      P<visit> People who work there know that it is not easy. They can tell when something is hard, with noise or without. They are glad when they can say "all done".
      P<visit> Many grown-ups put off such visits for months. They would not say so to a child. Some of them look at the ceiling the whole time.
      Q<visit> In the middle part, {Name} may have felt ____. It may have been mostly in the hands.
      H<visit> {helper} can ask what made the middle easier. ~ It may help again.
      H<visit> {helper} can say what it looked like from the other chair. ~ It is good to have both sides.
      T<visit> {he} can tell somebody the three parts in order.
      T<visit> {he} can show how it goes on somebody's arm or a toy. ~ It is a change to be the one who does it.
      C<visit> {he} can think, "Waiting, middle, out. That was all of it."
      C<visit> {he} can think, "I got to the end of it."
      A<visit> The waiting is over, the middle is over, and {he} came out again. {Name} got through. What comes next in the day has nothing to do with it. It can be as plain as bread.
      A<visit> It will be quite a while until the next one. {Name} knows now what happens in there, and in which order. That was got through today, from one door to the other. The rest of the day belongs to nobody but {him}.
    `,
    '8-10': `
      D<visit> The waiting part is the one that grows. {Name} sat through it, and then went through the part that all the waiting was for. That one had a real length, in minutes, and it ended. Somebody said so. It was possible to walk out of the same door as a person who had done it.
      D<visit> For people who work there it is the eleventh time that day. For {Name} it was the only time, and there was nobody else to get through it. Holding still sounds like doing nothing. It is one of the harder things a body gets asked for.
      P<visit> Those who do it every day do not compare. They have seen people sing, shake, count the tiles and complain. All of these work.
      P<visit> Adults have their own ways of getting through it, such as talking about the traffic. Several would rather not have the appointment at all. They notice somebody who went.
      Q<visit> In the waiting part, {Name} might have felt ____. Afterwards it may have been a shorter word.
      H<visit> {helper} can ask how long it felt and how long it was. ~ The two are seldom the same.
      H<visit> {helper} can keep "you see, it was nothing" out of it. ~ It was something, and it was done.
      T<visit> {he} can note what helped, for the next time. ~ It is the kind of thing one forgets.
      T<visit> {he} can tell it to somebody who still has it ahead. ~ First-hand news is the best kind.
      C<visit> {he} can think, "I know how long it takes now."
      C<visit> {he} can think, "I went in, and I came out at the other end."
      A<visit> By the evening the day has got back to its usual shape. {Name} went through the middle of it, and the waiting cannot be needed twice. The next appointment is a long way off. Until then there is nothing to hold still for.
      A<visit> Out of the door, the air is the same air as before. {Name} got through. There is a plain sort of tiredness that comes after that, and it goes well with sitting down. Somebody else is in the waiting room now.
    `,
    '11+': `
      D<visit> An appointment takes up far more of a day than it has minutes, because nobody counts the waiting. {Name} went through the part before it, which has no lower limit, and then through the part itself, which has. It was done by somebody who does it several times an hour. For the person in the chair it is nothing like routine, and it is no weakness to notice that.
      D<visit> Courage at such places consists mainly of not leaving, and {Name} did not leave. {Name} got through the middle, where somebody else has all the instruments and there is nothing to be good at. A body is lent out for a few minutes, and it is reasonable to want it back.
      P<visit> The people who work there have no opinion on how anybody looks while it is going on. They care whether it could be done, and since it could, they will have been quietly relieved.
      P<visit> Adults cancel such appointments with excellent reasons. Whoever came along will have known that, although it may have come out as an offer of something to eat.
      Q<visit> In the time before, {Name} might have felt ____. Absurdly hungry is a common answer for the time after it, and so is nothing in particular.
      H<visit> {helper} can say "done" and nothing further. ~ It covers the facts, and it leaves the rest to the person who was there.
      H<visit> {helper} can ask what to change next time, and pass it on. ~ Places like that can often change more than they offer.
      T<visit> {he} can write down what made it possible. ~ It will be wanted in six months, when everybody has forgotten the details.
      T<visit> {he} can spend an hour on something of no use at all. ~ A body that has been lent out deserves a rest.
      C<visit> {he} can think, "It had a beginning, a middle and a door."
      C<visit> {he} can think, "I did not leave, and now I may."
      A<visit> The day goes on after such a thing, with its buses and its homework. {Name} got through the part that no one could do for {him}, and it needs no comment. The door closed with the usual sound, and this time from behind.
      A<visit> There will be other appointments, and there is now a measurement to put beside them. {Name} went through one with open eyes, or shut ones, and it makes no difference to the result. After something like that, the rest of the day has earned the right to be of no importance.
    `,
  },
};
