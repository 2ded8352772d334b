import { describe, expect, test } from 'vitest'
import { chineseAndJapanese, LANGUAGES } from './tables/languages.ts'
import { NOUNS } from './tables/nouns.ts'
import { isUnsuitable } from './unsuitable.ts'

describe('words in other languages than English', () => {
  test.each([
    ['Spanish', 'un hijo de puta'],
    ['French', 'une grosse merde'],
    ['French after an apostrophe', "l'enculé"],
    ['German', 'zwei Wichser im Wald'],
    ['Portuguese', 'vai tomar no cu'],
    ['Italian', 'uno stronzo'],
    ['Polish', 'kurwa w lesie'],
    ['Polish with another ending', 'kurwami'],
    ['Russian', 'ебать'],
    ['Turkish', 'orospu çocuğu'],
    ['Turkish in capitals', 'SİKTİR'],
    ['Swedish', 'jävla katt'],
    ['Greek', 'ο μαλάκας'],
    ['Hindi', 'यह चूतिया'],
    ['Arabic', 'يا شرموطة'],
    ['Korean', '씨발놈아'],
    ['Vietnamese', 'địt mẹ'],
    ['Chinese', '傻逼小猫'],
    ['Japanese', 'ちんこ'],
  ])('that are rude in %s are noticed', (_language, prompt) => expect(isUnsuitable(prompt)).toBe(true))

  test.each([
    'a birthday cake with candles on it',
    'a Christmas tree with a star on top',
    'I am a girl who got a fan',
    'a bite of cake with a pipe organ',
    'a wizard with a stab of light and a bong of the bell',
    'la ballena en el océano del mar',
    'una piña y un cono de helado en la playa',
    'un asno y un burro con un martillo',
    'una concha en la playa',
    'un mono que molesta a un gato',
    'dos conejos y una zorra en el bosque',
    'uma aranha no jardim com um pinto',
    'crianças que dançam',
    'une chatte et ses chatons sur une pédale',
    'un pique-nique dans la forêt',
    'le lapin blanc est en retard',
    'un baiser pour la baleine de l’océan',
    'zwei Möpse und ein Esel im Garten',
    'ein Drache mit langem Schwanz',
    'Kinder mit Vögeln am Meer',
    'ein Zauberer mit einem Stab, er ist dick und sie auch',
    'Vitus und sein Hund, dick eingepackt',
    'Knödel mit Soße und eine Kappe',
    'un uccello sul ramo di una fitta foresta',
    'la regina e il pesce sulla nave',
    'un cammello e una lumaca nel giardino',
    'góry i jajko wielkanocne',
    'gory i strażak na drabinie, wycieczka na gore',
    'кот и собака под луной',
    'мальчик на велосипеде и осьминог под водой',
    'мандарины, секстант и лайнер',
    'ворона на суку',
    'їжак у лісі, літак у небі',
    'iki kedi ay altında',
    'uçak gökyüzünde, yılan, kuş, hayvan, dede ve top',
    'فرس في الحمام',
    'लंडन में हाथी',
    '새끼 고양이가 자지 않고 보지',
    'quả bóng và bông hoa',
    '小猫在花园里过生日你好',
    '妈妈做爱心便当，他和他妈的猫在林阴道上',
    '子猫がおっぱいを飲む',
    '猫と犬がパチンコの公園で遊ぶ',
    'kaksi kissaa kuun alla',
    'twee katten op een fiets',
    'två katter på en cykel, sagan är slut',
    'seks katte og et foder til dyr',
    'pulang bola at pula na puto',
  ])('that a child would say are not: %s', (prompt) => expect(isUnsuitable(prompt)).toBe(false))

  test('that can be drawn are never refused', () => {
    const foreign = [...LANGUAGES.flatMap(({ nouns, otherWords }) => [nouns(), otherWords()]), chineseAndJapanese()]
    const rows = [...foreign.flat(), ...NOUNS].map(({ words }) => words)
    const words = rows.flatMap((row) => row.split(/[,/]/))
    expect(words.length).toBeGreaterThan(10_000)
    expect(words.filter(isUnsuitable)).toEqual([])
  })
})
