import type { Claims } from '../frame.ts';

const claims = (strong: string, cues: string, not = ''): Claims => ({
  strong: strong.split(', '),
  cues: cues.split(', '),
  not: not === '' ? [] : not.split(', '),
});

/** How free text reaches the challenges that have no frame of their own; the general frame tells them. */
export const CHALLENGE_CLAIMS: ReadonlyMap<string, Claims> = new Map([
  ['morning-routine', claims('morning routine, get dressed, getting dressed, get ready, put on clothes, put clothes on, put shoes on, put on shoes, put on socks, out the door, leave the house', 'morning, dress, clothes, shoe, sock, coat, uniform, rush, late, ready', 'morning sickness')],
  ['brushing-teeth', claims('brush tooth, toothbrush, toothpaste, brush, tooth brush, clean tooth', 'tooth, mouth, mint, brush', 'brush hair, hair brush, hairbrush, paint brush')],
  ['bath-time', claims('bath, bathtime, bath time, shower, wash hair, hair wash, shampoo, hairwash, bathtub, rinse', 'wash, water, hair, soap, tub', 'baby shower, bathroom, swimming bath')],
  ['moving-house', claims('move house, moving house, new house, new home, move home, new flat, new apartment, move to a new, moving away, relocate, new city, new town, new country', 'move, house, flat, apartment, pack, box, city, country, town', 'new school, move on, move classes, class')],
  ['parents-divorce', claims('divorce, separate, separation, split up, splitting up, break up, two homes, custody, live apart, living apart, moved out, moving out, ex husband, ex wife', 'apart, ex, weekend, parent', 'separation anxiety, separate bed')],
  ['new-family-member', claims('stepmum, stepmom, stepdad, stepbrother, stepsister, stepfamily, step dad, step mum, step mom, new partner, girlfriend, boyfriend, adopt, adoption, foster, new dog, new puppy, new cat, grandma moves in, new pet', 'partner, blended, puppy, joining, pet', 'pet lamb')],
  ['first-sleep-away', claims('sleepover, sleep over, night away, sleep away, overnight, stay at grandma, sleeping at grandma, sleep at grandma, away from home, first night, school trip overnight, residential', 'away, stay, grandma, grandparent, pack, friend, night', '')],
  ['first-trip', claims('flight, fly, plane, airplane, aeroplane, airport, long trip, road trip, car journey, long drive, holiday, vacation, travel, train journey, ferry, camping trip', 'trip, journey, suitcase, abroad, car, hotel', 'fly away, flies, fly off, paper plane')],
  ['potty-transition', claims('big toilet, public toilet, toilet seat, flush, potty to toilet, sit on the toilet', 'toilet, potty, flush, loud, fall', '')],
  ['handling-disappointment', claims('disappoint, disappointed, disappointment, plans change, plan changes, change of plan, cancel, cancelled, let down, sore loser, lose a game, losing, lose', 'plan, change, game, board, win, sulk, upset, weather', 'lose a tooth, lost a tooth, lose weight, losing a tooth, lose patience, lose temper, losing temper')],
  ['feeling-sad', claims('sad, sadness, unhappy, miserable, depressed, grief, grieve, died, die, death, passed away, funeral, tearful, homesick', 'cry, tear, miss, pet, grandpa, grandma, grandad, nana, dog, cat, heaven, low', '')],
  ['jealousy', claims('jealous, jealousy, envious, envy', 'attention, sibling, brother, sister, fair, unfair, birthday, present', 'new baby, baby')],
  ['building-confidence', claims('confidence, confident, self esteem, gives up, give up, says i cant, i cant do it, perfectionist, perfectionism, afraid to fail, mistake, not good enough, self doubt, new things, try new things', 'try, new, fail, wrong, perfect, quit, bike, swim, mistake', 'give up dummy, new food, give up pacifier, try new food')],
  ['taking-turns', claims('take turns, taking turns, wait his turn, wait her turn, wait their turn, wait turn, turn taking, turn, interrupt, push in, queue, patience, patient', 'wait, game, first, slide, turn, line', 'turn off, turn on, turn around, turn down, turn it off, turn the tv, turn the light, turn the lamp, turn the ipad, turn the tablet')],
  ['saying-sorry', claims('sorry, apologise, apologize, apology', 'admit, mistake, blame, fault', 'feel sorry for')],
  ['respecting-differences', claims('wheelchair, disability, disabled, different skin, skin colour, skin color, different religion, differences, autistic classmate, looks different, different from others', 'different, stare, point, question', '')],
  ['being-kind', claims('kind, unkind, mean to, mean, bully, tease, teasing, gentle, rude, name calling, calls names, rough with, pulls the cat, hurts the dog, hurt the cat', 'kindness, nice, nasty, feelings, cat, dog, pet, animal, laugh', 'kind of')],
  ['teamwork', claims('teamwork, team, work together, group work, bossy, boss, own way, cooperate, collaborate, group project', 'together, rule, group, partner, control', '')],
]); // prettier-ignore
