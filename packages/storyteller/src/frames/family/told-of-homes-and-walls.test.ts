import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 2 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('homes, walls and relatives are told with what is hard about them', { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['6-7', 'she has tummy ache every sunday night before she goes back to her dads week', 'changeeve'],
    ['8-10', "feels sick on sundays when it's time to go back to mum's", 'changeeve'],
    ['11+', 'gets upset the evening before she goes to her dads', 'changeeve'],
    ['4-5', 'dreads changeover day, she goes quiet the night before going to her mums', 'changeeve'],
    ['8-10', 'refuses to go to her dads for the weekend any more', 'wontgo'],
    ['11+', 'my ex and I have split and she wont go to her dads anymore because his girlfriend is there', 'wontgo'],
    ['6-7', "won't go to her dad's since his girlfriend moved in", 'wontgo'],
    ['8-10', "says she's never going to her mum's again", 'wontgo'],
    ['6-7', 'the neighbours shout through the wall at night and it scares her', 'throughwall'],
    ['8-10', 'upstairs neighbours are always rowing and she hears it in bed', 'throughwall'],
    ['4-5', 'scared by the shouting from next door', 'throughwall'],
    ['11+', 'cousins abroad call her fat on video calls', 'famremark'],
    ['8-10', 'her aunties comment on her weight every time they see her', 'famremark'],
    ['6-7', "my mum keeps telling her she's getting chubby", 'famremark'],
    ['6-7', 'her twin has been put in another bedroom and she cant sleep without her', 'twinroom'],
    ['8-10', 'we split the twins into their own rooms and she hates it', 'twinroom'],
    ['11+', 'she has found out she has a half brother she never knew about', 'foundsibling'],
    ['8-10', 'dad has a secret daughter from before and she has got in touch', 'foundsibling'],
    ['8-10', 'learned that her dad has another son', 'foundsibling'],
    ['11+', 'feels like a servant since the twins were born, always being asked to fetch nappies', 'fetcher'],
    ['8-10', 'always has to help with the baby and is fed up', 'fetcher'],
    ['4-5', 'new baby gets all the visitors and presents, shes started talking in a baby voice', 'babyvisit'],
    ['6-7', 'everyone who comes to the house goes straight to the newborn', 'babyvisit'],
    ['8-10', 'new step brother is the same age and is better at football, nobody notices her now', 'stepmatch'],
    ['4-5', 'goes to her grans every tuesday and is fine there but cries when i drop her off', 'withnan'],
    ['4-5', 'cries when daddy does bedtime only mummy will do', 'who'],
    ['6-7', 'screams when dad does bedtime', 'who'],
    ['8-10', 'grandma has moved in with us from pakistan and has taken her bedroom', 'grandfar'],
    ['4-5', 'my mother is coming to live with us from Poland', 'grandfar'],
    ['8-10', 'granny is moving in with us from january', 'grandcomes'],
    ['11+', 'has her own phone and we argue every night about handing it over', 'downstairs'],
    ['8-10', "mum is having chemo and has lost her hair, she doesn't want her to come to the school gate", 'seengate'],
  ])('%s: %s', (ageBand, problem, thread) => {
    expect(told(ageBand, problem).thread).toBe(thread);
  });

  test.each<[AgeBand, string, string]>([
    ['8-10', 'he shouts at the neighbours over the wall', 'throughwall'],
    ['8-10', 'a girl in her class calls her fat', 'famremark'],
    ['8-10', 'the twins are going into different classes', 'twinroom'],
    ['6-7', 'her nan died and she cries when i drop her off at nursery', 'withnan'],
    ['6-7', 'she has tummy ache every sunday night before she goes back to her dads week', 'country'],
    ['4-5', 'loves her new baby brother and wants to show him to visitors', 'babyvisit'],
  ])('%s: %s is something else', (ageBand, problem, thread) => {
    expect(told(ageBand, problem).thread).not.toBe(thread);
  });

  test('a pet is called by its own name, and a low parent by theirs', () => {
    expect(textOf(told('6-7', 'her hamster died last night', 'He was called Biscuit.'))).toContain('Biscuit');
    expect(textOf(told('8-10', 'mums got depression and stays in bed a lot, she thinks its because of her'))).toContain(
      'Mum',
    );
  });

  test('nothing that frightens a child waits for a plan of days', () => {
    expect(textOf(told('8-10', 'refuses to go to her dads for the weekend any more'))).not.toMatch(/has to go|must go/);
  });
});
