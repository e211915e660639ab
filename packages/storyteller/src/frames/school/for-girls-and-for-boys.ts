import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Told that something is not for girls, or not for boys: who says it and what one likes oneself. */
export const forGirlsAndForBoys: NamedScene = {
  id: 'forgirls',
  image: 'a sign on a door that somebody wrote in chalk',
  cue: said(
    String.raw`\b(?:because|as|cos) (?:he|she)(?:['’]?s| is) (?:just |only )?a (?:girl|boy)\b|\b(?<!\b(?:another|one|other|some|older|big|the|this|that) )(?:girls?|boys?)\b[^.!?]{0,12}\b(?:can['’]?t|cant|cannot|can not|do ?n['’]?t|dont|are ?n['’]?t allowed|should ?n['’]?t|must ?n['’]?t|not allowed)\b[^.!?]{0,8}\b(?:play|do|be|wear|like|have|join|run|cry|dance|bake|kick|fight|climb|win|paint)\b|\b(?:(?:is|are|was|it['’]?s|its|that['’]?s|thats|only|just|not) (?:only |just )?for (?:girls|boys|babies and girls)|(?:girls?|boys?)['’]? (?:toys?|games?|sports?|colou?rs?|things?|stuff|clothes)|(?:girly|a girl['’]?s|a boy['’]?s) (?:colou?r|toy|game|sport|thing|bag|coat))\b`,
    String.raw`\b(?:two (?:mums|moms|mummies|dads|daddies)|toilets?|changing|loos?|bedroom|trans\w*|non-?binary|pronouns?|body|private|puberty|period|bra|boyfriend|girlfriend|toys? (?:away|back)|hit(?:s|ting)?|(?:he|she) (?:says|tells|told|said) (?:the |his |her |other |all )?(?:girls|boys)|laugh\w* at|teas\w*|brother|sister|dad)\b`,
  ),
  decides: true,
  answers: /\b(?:girls?|boys?|football|pink|ballet|dress|dolls?|nails?)\b/i,
  titles: { young: 'A Sign in Chalk', older: 'A Sign in Chalk' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<forgirls> Somebody said a wrong thing to {Name}. "That is for girls." Or it was, "That is for boys." It is not so. Toys, games and colours are for those who like them. They belong to all.
      P<forgirls> Somebody heard that at home or on TV. They say it again and do not think.
      Q<forgirls> When somebody says it, {Name} may feel ____.
      H<forgirls> {teacher} can say that each game is for all.
      H<forgirls> {helper} can find pictures of people who do just that.
      T<forgirls> {he} can say, "I like it. It is for me, too."
      T<forgirls> {he} can go on and play.
      C<forgirls> {he} can say, "I like what I like."
      A<forgirls> It is as if somebody wrote on a door with chalk. Rain comes, and the wrong words are gone. The door is open. In there is what {Name} likes, and room to play.
    `,
    '6-7': `
      D<forgirls> Something wrong was said to {Name}: "Not for girls," or, "Not for boys." It may be a game, a colour or a coat. It is like a sign on a door, written in chalk. Who wrote it? Nobody knows. It is unfair. Legs, hands and heads do not come in two kinds for that.
      P<forgirls> A long time ago people had rules about who may do what. They were wrong, and most are gone.
      P<forgirls> Those who say it may be afraid that somebody could be better at it.
      Q<forgirls> When that is said, {Name} may feel ____.
      H<forgirls> {teacher} can make it a rule that games are open to all.
      H<forgirls> {helper} can look for a film with people who do it well.
      T<forgirls> {he} can say, "It is for people who like it."
      T<forgirls> {he} can ask a friend to come and join in.
      T<forgirls> {he} can tell {teacher} if they do not let {him} in. ~ That is not fair, and it can be changed.
      C<forgirls> {he} can think, "It is chalk. I can go in."
      A<forgirls> Chalk comes off with a sleeve. Behind the door were just people, doing a thing that they like. {Name} belongs there too. If somebody writes it again, there are more sleeves.
    `,
    '8-10': `
      D<forgirls> There are signs on doors that nobody official ever put there. "Not for girls" is one, and "not for boys" is another. {Name} was shown such a sign, and it is unfair. Whoever says it cannot say where the rule is written, because it is written nowhere. It is chalk. People have been told that they could not run marathons, fly planes, knit, dance or cook for a living. They did it all the same, and very well.
      P<forgirls> The person who said it has heard it from somebody else. It explains where it came from. It is a wrong thing to say all the same.
      P<forgirls> In many schools and clubs it is against the rules to keep somebody out for that. Adults can see to it.
      Q<forgirls> When that sentence comes, {Name} might feel ____.
      H<forgirls> {teacher} can settle it for the whole class: whoever wants to play plays.
      H<forgirls> {helper} can find a club or a match where nobody would think of saying it.
      T<forgirls> {he} can ask, "Who says so?" and wait for the answer. ~ There is seldom one.
      T<forgirls> {he} can carry on with what {he likes}, beside somebody who likes it too.
      T<forgirls> {he} can tell an adult if {he is} kept out. ~ It is unfair, and it can be changed.
      C<forgirls> {he} can think, "That sign is chalk."
      A<forgirls> Most of the chalk came off in one afternoon, by people walking through the door. Nobody has been able to say who wrote it. What a person likes is found out by doing it. {Name} belongs wherever that is, with or without an audience.
    `,
    '11+': `
      D<forgirls> Every so often somebody announces that a thing is not for girls, or not for boys, as though it had been decided by a committee. {Name} has had that said. It is prejudice in its most ordinary form, handed down rather than thought of. Pink was once considered a colour for boys, and early programmers were mostly women. The rule changes sides whenever it suits, which is odd for a law of nature.
      P<forgirls> People who repeat it are often guarding a place in which they feel safe. It is easier to say "not for you" than "I might lose".
      P<forgirls> In most schools and clubs it would also be against the rules to act on it. That is worth knowing before any discussion.
      Q<forgirls> When it is said as a joke, {Name} might notice ____.
      H<forgirls> {helper} can take it up with the school or club if anybody is kept out. ~ Being kept out is more than a remark.
      T<forgirls> {he} can ask for the reason, politely, and let the silence do its work.
      T<forgirls> {he} can go on doing it and leave the argument to those who have time for it.
      T<forgirls> {he} can find others who do it. ~ Company is more convincing than statistics.
      C<forgirls> {he} can think, "Says who?"
      A<forgirls> There was no committee. There were two people and a habit, and the habit is getting tired. Liking to do a thing is qualification enough. The remark was wrong, and it was about whoever said it. The door is the same for everybody, and it opens by being used.
    `,
  },
};
