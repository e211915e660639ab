import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Who likes to play alone: it is a good way to spend a break, and a door that can be opened when it suits. */
export const likesToBeAlone: NamedScene = {
  id: 'likesalone',
  image: 'a den with a door that opens from inside',
  cue: said(
    String.raw`\b(?:likes?|prefers?|happy|happier|happiest|enjoys?|chooses?|wants?|would rather|content)\b[^.!?]{0,12}\b(?:to )?(?:be|being|play|playing|sit|sitting|plays|stay|spend\w*)[^.!?]{0,16}\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+)\b|\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+)\b[^.!?]{0,30}\b(?:(?:that['’]?s|thats|that is|it['’]?s|is|the way) (?:how |what |the way )?(?:he|she|they) likes?|likes? it(?: that way)?|by choice|prefers? it|(?:he|she|they)(?:['’]?s| is| are) (?:quite |perfectly )?happy)\b`,
    String.raw`\b(?:home alone|walk|bed(?:room)?|sleep\w*|since|used to|sad|lonely|nobody|no ?one|left out|upset|depress\w*|game|screen|tablet|room all|brother|sister|won['’]?t (?:share|let)|bull\w*)\b`,
  ),
  decides: true,
  titles: { young: 'A Den With a Door', older: 'A Den With a Door' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<likesalone> {Name} may like to play alone. That is a good way to play. It is like a little den with a door. In there it is quiet, and nobody moves the bricks. The door can open from inside, for one friend or for none.
      P<likesalone> Some children like lots of noise and lots of friends. Some like a quiet game. Both are fine.
      Q<likesalone> In a quiet game, {Name} may feel ____.
      H<likesalone> {teacher} can find a quiet spot at play time.
      H<likesalone> {helper} can ask what the game is about.
      T<likesalone> {he} can say, "I am playing alone now."
      T<likesalone> {he} can let one child look in.
      C<likesalone> {he} can say, "Door shut now, open later."
      A<likesalone> In the den the bricks are a road now. A child came by and said hello. The door was open a bit. It was a good play, alone and a little bit not.
    `,
    '6-7': `
      D<likesalone> After a busy morning {Name} may like to play alone. It is like having a den with a door. Ideas grow well in there. It is not the same as having no friends. It is a way to have a rest.
      P<likesalone> Grown-ups may look worried when somebody plays alone. They think of being lonely. That is a different thing.
      P<likesalone> A day at school has hundreds of voices in it. Quiet is like a drink of water.
      Q<likesalone> Alone with a game, {Name} may feel ____.
      H<likesalone> {teacher} can ask now and then if it is still fine.
      H<likesalone> {helper} can listen to what goes on in the game.
      T<likesalone> {he} can tell a grown-up, "I like it like this today."
      T<likesalone> {he} can open the door for one child and one game, when it suits.
      T<likesalone> {he} can say so on a day when it does feel lonely.
      C<likesalone> {he} can think, "It is my door. I can open it."
      A<likesalone> The game by the fence went on all break, and it was good. Somebody asked what it was, and got a short answer. That was a hello as well. A den is nice with the door shut, and nice with the door open.
    `,
    '8-10': `
      D<likesalone> A break has two uses: to meet friends and to have a rest from people. {Name} may need the second one more, and likes to spend it alone. Inventors, writers and people who watch birds have done the same. It works like a den with a door, and the door opens from inside. Being alone by choice and being lonely look alike from across a playground. Only the person in the den knows which it is.
      P<likesalone> Some brains find company tiring, as others find silence tiring. Neither is better at friendship.
      P<likesalone> Adults ask because they remember being lonely. A clear answer puts them at ease.
      Q<likesalone> On {his} own with a good idea, {Name} might feel ____.
      H<likesalone> {teacher} can leave {him} in peace and ask once a week if it is still fine.
      H<likesalone> {helper} can arrange company in small amounts, with one person and one thing to do.
      T<likesalone> {he} can say, "I like being on my own at break. I'm all right."
      T<likesalone> {he} can open the door now and then for one friend, for as long as it is fun.
      T<likesalone> {he} can tell somebody on a day when it is not a choice. ~ That can change, and it is worth noticing.
      C<likesalone> {he} can think, "My break, my door."
      A<likesalone> Break is over, and a plan for something has got as far as page four. Somebody walked past, asked one question and liked the answer. That was about the right amount of company for a Wednesday. The door is there for the days when it feels like more of a game for two.
    `,
    '11+': `
      D<likesalone> Schools are built for people who recharge among friends, and they tend to treat anything else as a symptom. {Name} may prefer to spend a break alone, and may have explained that more often than seems necessary. Solitude that is chosen does people good; psychologists find it in the calmest and the most creative. Loneliness is the other thing, the one nobody picks. The two look the same from the staff-room window, which is why somebody keeps asking.
      P<likesalone> Those who ask mean it kindly. Most of them would have given a lot, at that age, for somebody to ask.
      P<likesalone> Friendship does not need a daily quota. One person, once a fortnight, on a subject worth talking about is a perfectly good arrangement.
      Q<likesalone> After an hour without anyone, {Name} might notice ____.
      H<likesalone> {helper} can take the answer as it is given, and ask again in a month.
      T<likesalone> {he} can have one sentence ready for those who worry: "I like it, thanks. I would say if I didn't."
      T<likesalone> {he} can keep one connection going that costs little, such as a club with a purpose.
      T<likesalone> {he} can check now and then whether it is still a choice. ~ If it has become a habit of hiding, somebody can be told.
      C<likesalone> {he} can think, "Chosen is not the same as left."
      A<likesalone> The break was quiet, and the afternoon went better for it. A message from a friend waits and can be answered by evening. Being good company for oneself is a skill that many people acquire at forty, at some expense. The door has a handle on the inside, and it is used from time to time.
    `,
  },
};
