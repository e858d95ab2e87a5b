import { vueTsConfigs, withVueTs } from '@vue/eslint-config-typescript'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import { layerRules } from './build/layers.js'
import { readScriptsOfComponents } from './build/scriptsOfComponents.js'

readScriptsOfComponents()

export default withVueTs(
  { ignores: ['dist/', 'dist-single/', 'dist-scorm/', 'reports/'] },
  vue.configs['flat/recommended'],
  // The formatter lays templates out.
  { rules: vue.configs['no-layout-rules'].rules },
  accessibility.configs['flat/recommended'],
  vueTsConfigs.recommendedTypeChecked,
  {
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // Vue may set a static style through innerHTML, which the content security policy blocks.
      'vue/no-static-inline-styles': ['error', { allowBinding: true }],
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  {
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  layerRules,
  {
    files: ['src/**/*.{ts,vue}'],
    ignores: ['src/words/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'i18next-vue',
              importNames: ['useTranslation'],
              message: 'It takes any text for a key: see src/words/useTranslation.ts.',
            },
          ],
        },
      ],
    },
  },
)
