import { said, type NamedScene } from '../scene.ts';

const NEXT_DOOR = String.raw`(?:neighbou?rs?|next[- ]door|upstairs|people (?:above|below|downstairs)|(?:couple|family|man|woman|flat|lot|people) (?:next door|above|below|upstairs|downstairs))`;
const ROW = String.raw`(?:shout\w*|argu(?:e|es|ing)|row(?:s|ing)?|fight\w*|scream\w*|yell\w*|bang(?:s|ing)?|swear\w*|slam\w*)`;

/** Other people's quarrel, heard through a wall at night. */
export const throughTheWall: NamedScene = {
  id: 'throughwall',
  image: 'a wall with a noise on one side and a bed on the other',
  cue: said(
    String.raw`\b${NEXT_DOOR}\b[^]{0,40}\b${ROW}\b|\b${ROW}\b[^]{0,30}\b(?:through the (?:wall|ceiling|floor)|from (?:next door|upstairs)|next door)\b|\b(?:through the (?:wall|ceiling)|next door)\b[^]{0,30}\b${ROW}\b`,
    String.raw`\b(?:(?:he|she|they) (?:shouts?|screams?|bangs?|swears?|yells?) (?:at|on|through)|(?:my|our) (?:son|daughter) (?:shouts?|bangs?)|complain\w*|tells? (?:him|her|us) off|shout\w* at (?:him|her|us|them)|dog|barks?|cat|doorbell|knocks?)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:neighbou?rs?|next door|wall|shout\w*|bang\w*|night|sleep|scare[sd]?|frighten\w*)\b/i,
  takesHelps: true,
  titles: { young: 'One Wall, Two Sides', older: 'The Other Side of the Wall' },
  text: {
    '4-5': `
      D<throughwall> A wall has two sides. {Name is} on this side, with a bed and a lamp. On the other side people can be loud. They shout at each other. A loud voice comes through a wall, and a person does not.
      P<throughwall> The shouting is about their own things. It is not about anybody here.
      Q<throughwall> When it is loud behind the wall, {Name} may feel ____.
      H<throughwall> {helper} can come and say what it was.
      H<throughwall> {helper} can push the bed away from the wall.
      T<throughwall> {he} can call, and need not wait for a reason.
      T<throughwall> {he} can put on a song, low and long.
      C<throughwall> {he} can say, "It is loud there. I am here."
      A<throughwall> The wall is thick, and it stays where it is. It may be loud on that side again. This side has a lamp, a song and a grown-up. It can be quiet here, even so.
    `,
    '6-7': `
      D<throughwall> Walls let sounds through, and loud voices most of all. When people next door quarrel at night, {Name} may lie there and hear it. A body wakes up at shouting, no matter whose it is. It does not know that it is not meant. The words were for somebody else, on the other side.
      P<throughwall> Grown-ups sometimes shout when they cannot find another way. It is theirs to find. A child did not cause it and cannot stop it.
      P<throughwall> Grown-ups on this side hear it too. They know whom to ring if somebody over there may need help.
      Q<throughwall> When the loud voices start, {Name} may feel ____. It may be in the tummy.
      H<throughwall> {helper} can come at once and stay until it is quiet.
      H<throughwall> {helper} can move the bed, and hang something thick on that wall. ~ Cloth swallows some of it.
      T<throughwall> {he} can go and fetch somebody, at any hour.
      T<throughwall> {he} can put a story in both ears, and turn away from the wall.
      C<throughwall> {he} can think, "It is on that side. I am on this one."
      A<throughwall> The noise was on one side, and the bed was on the other. At some point they stopped, as people get tired of being loud. It may happen again, and what to do is known now. Somebody on this side comes when called.
    `,
    '8-10': `
      D<throughwall> A loud noise at night is one thing, and other people's anger through a wall is another. {Name} may hear every rise and fall of it, and lie there waiting for the next one. Ears do that by themselves, since human voices matter to human ears more than lorries do. It is a quarrel between people who live there. Nobody in this home is meant by it, and nobody of this age can put a stop to it.
      P<throughwall> People are often unaware of how much goes through a wall. They would probably be embarrassed.
      P<throughwall> If it sounds as if somebody is being hurt, adults can ring for help without being certain. That call is theirs to make.
      Q<throughwall> When it starts up again, {Name} might feel ____. Angry about lost sleep is a possible answer.
      H<throughwall> {helper} can say what has been done about it so far, and what comes next. ~ It is easier to lie there when somebody is seeing to it.
      H<throughwall> {helper} can try the bed elsewhere, a bookcase against that wall, or a fan that hums.
      T<throughwall> {he} can fetch an adult, every time. ~ Being sure that it is serious is not required.
      T<throughwall> {he} can play something long and dull, and let it cover the gaps. ~ It is the waiting in between that keeps people awake.
      C<throughwall> {he} can think, "Their row, their side. Not mine to listen to."
      A<throughwall> A bookcase stands there now, full of books, which are good at swallowing noise. It is not quite quiet behind it, and some nights it is loud. On this side are people who mean no harm. Whoever wakes up may come and find one of them.
    `,
    '11+': `
      D<throughwall> It is odd to know so much about people one has only met on the stairs. Through a wall {Name} may have learned how their rows begin, who goes quiet and which door gets slammed. Loud voices at night put a body on guard, whether or not it has any part in the matter. That is a useful reflex in the wrong place. The quarrel has its address, and it is not this one.
      P<throughwall> Two adults who shout at midnight are rarely thinking of who is behind the plaster. Some would be mortified to be told, and some know and have run out of other ways.
      P<throughwall> If it sounds like violence, adults call the police, and a person of this age can ask them to. Being wrong about it does less harm than being silent.
      Q<throughwall> At the first raised voice, {Name} might notice ____. It may be in the shoulders.
      H<throughwall> {helper} can keep a note of dates and times. ~ Landlords and councils deal with noise, and they like it in writing.
      H<throughwall> {helper} can give up a quieter room for now, or help to turn this one round.
      T<throughwall> {he} can wear earplugs or put on a steady noise such as rain. ~ It is the contrast that wakes people.
      T<throughwall> {he} can mention it at home in the morning, with the time. ~ It adds to what the adults know.
      C<throughwall> {he} can think, "I can hear it. I am not in it."
      A<throughwall> By two o'clock there is quiet on both sides, and the wall is only a wall with a poster on it. The next loud night is not in anybody's hands here. What is in their hands is a fan, a form and a door that may be knocked on. It is tiring to live next to a storm, and saying so is reasonable.
    `,
  },
};
