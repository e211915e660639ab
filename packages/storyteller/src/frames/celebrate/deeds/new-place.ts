import type { DeedThread } from './deed-thread.ts';

/** A club or a lesson where everything was new: the door from outside, and the same door from inside. */
export const newPlace: DeedThread = {
  id: 'inside',
  image: 'a door seen from outside, and the same door seen from inside',
  cue: /^(?![^]*\b(?:part(?:y|ies)|every (?:week|day)|all (?:week|term|year)|friends? (?:round|over)|back (?:to|at|into)|still (?:went|stayed|joined)|medal|certificate|solo|show|concert|performed|sleep-?over|swam|can (?:now )?swim)\b)[^]*?\b(?:went|stayed|walked|joined|started|tried|had (?:a|his|her|their) (?:first|trial|taster))\b[^.!?]{0,32}\b(?:club|lessons?|(?<!\binto )(?<!\binto the )class(?!mate|room)|cubs|beavers|brownies|rainbows|guides|scouts|drama(?! school)|karate|judo|ballet|gymnastics|choir|band practice|orchestra|training|youth group|playgroup|toddler group|holiday club|workshop|taster day|soft play)\b/i,
  decides: true,
  titles: { young: 'In at the New Door', older: 'The Door from the Inside' },
  text: {
    '2-3': `
      D<inside> It was a new place. There was a door. In went {Name}! Step, step, in. Then {Name} was in there.
      D<inside> A new room has a lot to see. {Name} went in. There was a floor. There was a lot to do. Look!
      P<inside> Other people were new there once. They had a look first.
      P<inside> Some run in. Some go in bit by bit.
      Q<inside> In a new place, {Name} may feel ____.
      H<inside> {helper} can ask what was there.
      H<inside> {helper} can hear all of it.
      T<inside> {he} can show it with toys.
      T<inside> {he} can draw the door.
      C<inside> {he} can say, "Step, step, in!"
      C<inside> {he} can say, "Hello, new place."
      A<inside> In at the door. Out at the door. It is not so new now. {Name} has been in. Bye-bye, door.
      A<inside> The new place is still there. {Name} knows it now. Step, step, home. Night-night, door.
    `,
    '4-5': `
      D<inside> From the outside, a new place is mostly a door. {Name} went in. Inside there were new faces, a new smell and things to do. After a bit, it was clear where the coats go. That is how a place gets known.
      D<inside> In a new place, nobody knows where to stand at first. {Name} stood there all the same. Then things began, one after the other. By the end, {he} knew more than at the start.
      P<inside> The others there had a first time as well. Some of them looked at their shoes. Now they know where the toilets are.
      P<inside> Whoever runs it has seen many new children come in. A new face is nice for them to see.
      Q<inside> At the door, {Name} may have felt ____.
      H<inside> {helper} can ask for one thing that was in there. ~ One thing is enough to start.
      H<inside> {helper} can listen to the names of who was there.
      T<inside> {he} can draw the room with one thing in it.
      T<inside> {he} can tell which bit came first.
      C<inside> {he} can say, "Now I know what is behind the door."
      C<inside> {he} can think, "I went in, and I came out again."
      A<inside> The door is shut now, and the lights are off in there. It looks the same from outside. But {Name} knows what is behind it. It was a new place, and {he} went in.
      A<inside> The first time has come to an end. A new place is full of firsts. {Name} did all of them. The coat knows the peg now. Home has its own door, and its own peg.
    `,
    '6-7': `
      D<inside> A new place is a door with noise behind it. {Name} went through it, and then there was the other side. There it turned out what the noise was. Somebody said what to do first, and then it was already going on. In a room like that, ten minutes make a lot of difference.
      D<inside> In the first minute of something new, everybody else seems to know everything. They know where to put their bags. {Name} did not, and went in anyway. After that first minute came a second one, and so on to the end.
      P<inside> Every one of the others was new there on some day. They have forgotten it, because it stopped being new. A few of them will have looked over to see who came in.
      P<inside> People who run such things look out for a new face. They know that the door is the hardest part of the room.
      Q<inside> With one foot in the door, {Name} may have felt ____. It may have been different by the end.
      H<inside> {helper} can ask what happened first and what happened last. ~ The middle often comes by itself.
      H<inside> {helper} can find out when it is on again. ~ Then it is {his} choice.
      T<inside> {he} can tell one thing that only somebody who was there would know.
      T<inside> {he} can draw a map of it, with the door. ~ It is easier to go where there is a map.
      C<inside> {he} can think, "I know that door from the inside."
      C<inside> {he} can say, "The first minute is the longest."
      A<inside> From outside it is the same door as before. {Name} has seen the back of it now, and knows what the noise was. A place can be new only once. That part is done.
      A<inside> The bag is home again, and so is {Name}. The first time had a beginning, some middle and an end. All of it was new, and all of it got done. Shoes off.
    `,
    '8-10': `
      D<inside> From outside, a new place sounds louder than it is. {Name} listened to it for as long as it took and then went in. Somebody pointed, somebody moved up, and something began. From then on there was something to do in it. Having something to do is most of the cure.
      D<inside> Walking into a new place takes four or five steps. {Name} took them, and at the end of them there was one more person in the room. Nobody else could see that as anything unusual. They saw somebody come in, which is exactly what it was.
      P<inside> The people in there may have wondered who it was for about a minute. Then they went back to what they were doing. It is one of the kind things about groups.
      P<inside> Whoever runs it will have been glad, since a group without new faces gets smaller every year. They may not have made a fuss about it. They know what a fuss feels like at the door.
      Q<inside> In the last second outside, {Name} might have felt ____. On the way home it may have been another word.
      H<inside> {helper} can ask about the people before asking whether it was good. ~ People are easier to talk about.
      H<inside> {helper} can be on time for the next one, if there is to be a next one. ~ That is the useful kind of help.
      T<inside> {he} can tell what it was like, beginning with the strangest thing in the room.
      T<inside> {he} can note one name from it. ~ One name makes the next time a good deal less new.
      C<inside> {he} can think, "I was at the door, and then I was in the room."
      C<inside> {he} can think, "I know where the noise comes from now."
      A<inside> Next time it will be the same door with the same noise behind it. It will not be new, because {Name} knows which noise it is. Going in was done once without knowing, and that was the hard version.
      A<inside> The place is dark by now, with the chairs stacked or not. {Name} knows how it looks with people in it. There was a first time, and it was five steps long, and {he} walked them.
    `,
    '11+': `
      D<inside> The difficult part of a new place is usually the two minutes outside it, and {Name} had those two minutes and then went in. What followed was ordinary: a room, some people, a question about a name, and ordinary is exactly what cannot be seen from the pavement.
      D<inside> Everyone in a room like that seems to have been there for years. {Name} walked in as the new one, without anybody to walk in with, or with somebody who was just as new. There is no clever way of doing it. One stands somewhere, says a name, and is given something to do, and after that the evening has a shape.
      P<inside> The others will have registered a new face and gone back to their own concerns within the minute. It feels longer from the middle, and some of them will remember how it was to be the one at the door.
      P<inside> Whoever runs it noticed. They need people to come in, and they know what it takes, although the good ones keep their delight to a nod.
      Q<inside> In the two minutes outside, {Name} might have felt ____. The word for the way home may be a different one.
      H<inside> {helper} can ask what the people were like and leave out whether it was "worth it". ~ That is generally known after the fourth time, and hardly ever after the first.
      H<inside> {helper} can sort out lifts and dates, and leave the verdict alone. ~ Practical help is seldom annoying.
      T<inside> {he} can decide on one more visit before deciding anything else. ~ First impressions are mostly about doors, and a second visit is mostly about people.
      T<inside> {he} can write down a name or two while they are fresh. ~ A name is half of the next time.
      C<inside> {he} can think, "I have done the two minutes outside."
      C<inside> {he} can think, "It has people in it now, and I know some of them by sight."
      A<inside> The door looks as it did before, and the noise behind it has not changed. It is not new to {Name} any more, and whether to go back is a free choice now. It was not quite free before, when nobody could know what was being chosen.
      A<inside> By next week the room will have shrunk to its proper size. The first time is over, and {Name} went through it in person. Nobody gave out a badge for it, although the two minutes on the pavement would have deserved one.
    `,
  },
};
