import ts from 'typescript'
import type { DeclaredMember, DeclaredName } from './declaredName.ts'
import { docOf, docOfPart, literalTexts, membersOf, signatureOf } from './readMembers.ts'

const nothing = { members: [], texts: [], oneOf: [] } as const

/** What a TypeScript source exports: names, members that others may use, and their comments. */
export function readDeclarations(source: string): readonly DeclaredName[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  return withTextsOfLists(file.statements.filter(isExported).flatMap(declared))
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function declared(statement: ts.Statement): readonly DeclaredName[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const kind = ts.isClassDeclaration(statement) ? 'class' : 'interface'
    const name = statement.name?.text ?? ''
    const members = membersOf(statement.members)
    return [{ ...nothing, ...about(statement), name, kind, signature: `${kind} ${name}`, members }]
  }
  if (ts.isTypeAliasDeclaration(statement)) return [declaredType(statement)]
  if (ts.isFunctionDeclaration(statement)) {
    const signature = signatureOf(statement)
    const name = statement.name?.text ?? ''
    return [{ ...nothing, ...about(statement), name, kind: 'function', signature }]
  }
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map((each) => ({
    ...nothing,
    ...about(statement),
    name: each.name.getText(),
    kind: 'value',
    signature: `const ${signatureOf(each)}`,
    texts: listedTexts(each.initializer),
  }))
}

function declaredType(alias: ts.TypeAliasDeclaration): DeclaredName {
  const parts: readonly ts.TypeNode[] = ts.isUnionTypeNode(alias.type)
    ? alias.type.types
    : [alias.type]
  const members = parts.filter(ts.isTypeLiteralNode).flatMap(membersOfPart)
  return {
    ...about(alias),
    name: alias.name.text,
    kind: 'type',
    signature: signatureOf(alias),
    members: joined(members),
    texts: literalTexts(alias.type),
    oneOf: parts.flatMap((part) => referenceIn(part)),
  }
}

/** The members of a part of a union; what is said of the part is said of its texts. */
function membersOfPart(part: ts.TypeLiteralNode): readonly DeclaredMember[] {
  const doc = docOfPart(part)
  return membersOf(part.members).map((member) => ({
    ...member,
    texts: member.texts.map(({ text }) => ({ text, doc })),
  }))
}

/** The type that is named, or the list that `(typeof list)[number]` takes its texts from. */
function referenceIn(type: ts.TypeNode): readonly string[] {
  if (ts.isTypeReferenceNode(type)) return [type.typeName.getText()]
  if (ts.isParenthesizedTypeNode(type)) return referenceIn(type.type)
  if (ts.isIndexedAccessTypeNode(type)) return referenceIn(type.objectType)
  return ts.isTypeQueryNode(type) ? [type.exprName.getText()] : []
}

/** Members of one name, in several parts of a union, as one that can be what each of them can be. */
function joined(members: readonly DeclaredMember[]): readonly DeclaredMember[] {
  return [...new Set(members.map(({ name }) => name))].map((name) => {
    const [first, ...others] = members.filter((member) => member.name === name)
    if (others.length === 0) return first
    const type = [first, ...others].map((each) => each.type).join(' | ')
    const texts = [first, ...others].flatMap((each) => each.texts)
    return { ...first, type, texts, doc: '', signature: `readonly ${name}: ${type}` }
  })
}

function listedTexts(value: ts.Expression | undefined): DeclaredName['texts'] {
  if (!value) return []
  if (ts.isAsExpression(value)) return listedTexts(value.expression)
  if (!ts.isArrayLiteralExpression(value)) return []
  return value.elements
    .filter(ts.isStringLiteral)
    .map((element) => ({ text: element.text, doc: docOf(element) }))
}

/** A type that takes its texts from a list has these texts too, and what is said of the list. */
function withTextsOfLists(names: readonly DeclaredName[]): readonly DeclaredName[] {
  return names.map((each) => {
    const lists = names.filter(({ name, kind }) => kind === 'value' && each.oneOf.includes(name))
    const doc = each.doc || lists.map((list) => list.doc).join('\n')
    return { ...each, doc, texts: [...each.texts, ...lists.flatMap(({ texts }) => texts)] }
  })
}

function about(node: ts.Node): { readonly doc: string } {
  return { doc: docOf(node) }
}
