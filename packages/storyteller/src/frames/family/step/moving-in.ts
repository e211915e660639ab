import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE, PARTNERS } from './newcomer-role.ts';

/** A parent's new partner brings boxes and a toothbrush. */
export const movingIn: NamedScene = {
  id: 'movingin',
  image: 'boxes in the hall, and a second kettle',
  cue: said(
    String.raw`\b(?:${PARTNERS})\b[^.!?]{0,40}\b(?:(?:is |are )?(?:moving|moves?|moved) in|(?:going to |coming to |will |now )?liv(?:e|es|ing) with us|staying over|sleeps over)|\b(?:moving|moves?|moved) in with (?:my|his|her|their|mum['’]s|dad['’]s) (?:\w+ )?(?:${PARTNERS})`,
    String.raw`\b(?:split|left us|moved out|grand\w*|step-?(?:brother|sister)|(?:his|her) (?:kids|children|son|daughter|two|three))\b`,
  ),
  decides: false,
  titles: { young: 'Somebody New in the Hall', older: 'The Second Kettle' },
  roles: { newone: NEWCOMER_ROLE },
  text: {
    '2-3': `
      D<movingin> Bump! {Name} sees a box. Somebody new comes to live here. It is {newone}. Here is one more cup.
      P<movingin> A new house is odd for big people.
      Q<movingin> With the boxes here, {Name} may feel ____.
      H<movingin> {helper} can read the same book.
      T<movingin> {he} can wave hello.
      T<movingin> {he} can look in a box.
      C<movingin> {he} can say, "My cup, your cup."
      A<movingin> The boxes are empty. {his} cup is here. One more cup is here too. Somebody new is here. A lap for {Name} is here too.
    `,
    '4-5': `
      D<movingin> There are boxes in the hall. {Name} may look in. A new partner moves in, and it is {newone}. Out comes a second kettle. There was a kettle here already. Now there are two of things, and the hooks are full.
      P<movingin> Whoever moves in is new in every room. That person does not know which stair creaks. Somebody here does.
      Q<movingin> When the boxes come in, {Name} may feel ____.
      H<movingin> {helper} can say what stays as it is. ~ The bed stays, and the story at night.
      H<movingin> {helper} can keep some time each day for two. ~ Just as before.
      T<movingin> {he} can choose a hook that stays {his} own.
      T<movingin> {he} can say, "I want to sit here." ~ A place can be kept.
      C<movingin> {he} can think, "My place was here first, and it stays."
      A<movingin> The boxes get flat, and one kettle goes on a shelf. The hall looks like a hall again. Liking somebody can take a long time, and that is fine. {Name has} a hook, a bed and a place in this family.
    `,
    '6-7': `
      D<movingin> When a new partner moves in, it begins with boxes. {newone} is coming to live with {his} family. Now there are two kettles, and a new coat on the hook. The house smells a little different. {Name} was not asked if that was a good idea. Grown-ups decide whom they love. How fast a child likes somebody is not theirs to decide.
      P<movingin> {newone} may be nervous in this house. Grown-ups who are nervous laugh too loudly, or tidy what was fine.
      P<movingin> The parent may be happy and worried at once. It is hard to see two people and wish for them to get on.
      Q<movingin> When {Name sees} the boxes, {he} may feel ____. It may be two words at once.
      H<movingin> {helper} can say what stays, and write it on a list. ~ Bedtime and Saturdays can be on it.
      H<movingin> {helper} can keep an hour in the week for two. ~ It can have a name.
      T<movingin> {he} can say which shelf or chair is not to be moved. ~ That is a fair thing to say.
      T<movingin> {he} can tell one thing about the house, such as the drawer that sticks.
      C<movingin> {he} can think, "I do not need to like it all today."
      A<movingin> The boxes go out, and the second kettle moves to the shed. Some things are new, and some things have not moved at all. One of those is bedtime. In this family {Name} was there first, and there is nothing to prove.
    `,
    '8-10': `
      D<movingin> Somebody who moves in brings more than boxes. {newone} comes with a second kettle, another alarm clock and an opinion on the heating. A parent has a new partner, and {Name} did not vote on it. A parent has the right to love somebody, and a child has the right to take time about it. Both can be true in one hall.
      P<movingin> {newone} may have been told all about {Name} and still not know what to say. Adults in that position make jokes, or offer lifts nobody asked for. It is meant as a beginning.
      P<movingin> The other adult stands between the two and hopes. Hoping makes people ask "Isn't this nice?" too often. It is allowed to answer "not yet".
      Q<movingin> On the day with the boxes, {Name} might feel ____. There may be more than one word for it.
      H<movingin> {helper} can agree what does not change: which room, which chair, which evening. ~ A list is easy to believe.
      H<movingin> {helper} can keep the rules with the person who made them at first. ~ Somebody new need not begin with the washing-up rota.
      T<movingin> {he} can ask for time alone with {his} parent, and name the day. ~ It is not rude. It is planning.
      T<movingin> {he} can say what is too fast. ~ Adults cannot hear it if it is only in a face.
      C<movingin> {he} can think, "Polite is enough for now."
      A<movingin> The boxes are flattened, and it turns out that one kettle is better than the other. Which one is a matter of debate. In a few months some of it will be ordinary, and some of it may still be annoying. A partner is an addition. {his} place in the family was there before the first box.
    `,
    '11+': `
      D<movingin> A parent's new partner comes to live in the house, and it is {newone}. For the household it is a date and a van. For {Name} it is a change of government without an election. There is a second kettle to get used to, an unfamiliar cough behind the bathroom door and opinions about the dishwasher. Being unhappy about it is no character flaw. A partner is somebody else's choice, and the consequences are shared by all.
      P<movingin> {newone} is likely to be nervous, and may overdo it with helpfulness or with keeping out of the way.
      P<movingin> A parent wants it to go well so badly that objections sound like sabotage. They are easier to hear on a quiet evening than in a row.
      Q<movingin> With somebody new in the hall, {Name} might notice ____. Dislike and curiosity can go together.
      H<movingin> {helper} can settle the practical things: bathroom times, rooms, who may say no to whom.
      H<movingin> {helper} can keep a regular evening for the two of them.
      T<movingin> {he} can name what is not up for discussion, such as knocking before coming in.
      T<movingin> {he} can say, "I am not happy about it, and I will be civil." ~ It is honest, and it can be lived with.
      T<movingin> {he} can tell another adult if anything about it does not feel right.
      C<movingin> {he} can think, "I did not choose it. I have a say in how we live."
      A<movingin> After some weeks there are two kettles, and people have sides on which is better. A new partner in the house is a fact, and liking comes in its own time or stays away. The room with {Name}'s things in it has a door, and the parent is still the one who was there before the van.
    `,
  },
};
